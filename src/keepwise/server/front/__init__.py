"""A front for agents whose code cannot change: Google's host names, answered on this machine."""

from keepwise.server.front.certificates import Certificates
from keepwise.server.front.proxy import Front, FrontOptions, folder_of, front, options_of

__all__ = ["Certificates", "Front", "FrontOptions", "folder_of", "front", "options_of"]
