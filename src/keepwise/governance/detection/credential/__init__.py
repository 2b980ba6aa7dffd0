"""Find credentials in normalised text: by their shape, or by the words around them."""
