"""The server: doors, tables, the store, and what happens when it is killed."""
