"""English rules that know kinds of sentences, tried where the precise ones find nothing."""
