"""The paths of the routes, spelled once."""

PLACE = "/v1beta1/projects/{project}/locations/{location}"
BANKS = f"{PLACE}/reasoningEngines"
BANK = f"{BANKS}/{{bank}}"
MEMORIES = f"{BANK}/memories"
MEMORY = f"{MEMORIES}/{{memory}}"
SESSIONS = f"{BANK}/sessions"
SESSION = f"{SESSIONS}/{{session}}"
