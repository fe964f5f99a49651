"""HTTP and sockets: translating between the network and the service."""

from elgrande.server.web.app import open_app

__all__ = ["open_app"]
