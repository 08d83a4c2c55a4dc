"""A TCP proxy between a browser and the server, whose connections a test can break."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from urllib.parse import urlsplit

_CHUNK = 65_536
# With these a closed connection is reset at once, as by a machine that vanished and came back.
_RESET = struct.pack("ii", 1, 0)


class FlakyProxy:
    """Forwards connections from an address of its own to the server's."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self._server = (parts.hostname, parts.port)
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._is_cut = False
        self._drops_answers = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Reset all connections, and accept none."""
        self._is_cut = True
        self._break()

    def drop_answers(self) -> None:
        """Forward what the browser sends, and drop what the server answers."""
        self._drops_answers = True

    def repair(self) -> None:
        """Forward everything again; what was dropped stays lost."""
        if self._drops_answers:
            self._break()
        self._is_cut = self._drops_answers = False

    def close(self) -> None:
        """Stop listening, and reset all connections."""
        self._listener.close()
        self.cut()

    def _break(self) -> None:
        with self._lock:
            ends, self._ends = self._ends, set()
        for end in ends:
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._is_cut:
                near.close()
                continue
            far = socket.create_connection(self._server)
            with self._lock:
                self._ends |= {near, far}
            threading.Thread(target=self._pump, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(_CHUNK):
                if not (is_answer and self._drops_answers):
                    sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_WR)
