"""Several nodes on one database: leases of games, and messages between nodes, through Redis."""
