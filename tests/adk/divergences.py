"""Where ADK's own service tests and ours part ways on purpose, and why.

The tests are ADK's, by file and name; ``scripts/adk-tests`` runs them and expects exactly these to
fail.
"""

from __future__ import annotations

_FACTS = (
    "expects a transcript back by any of its words; our memory keeps facts on a topic, and these "
    "sentences state none"
)
_PRIVATE = "looks into, or writes into, the dictionaries inside ADK's own class"
_ADDRESS = "expects the address that ADK's class in memory gives; ours can be used as a reference"

DIVERGENCES: dict[str, str] = {
    "test_artifact_service.py::test_list_artifact_versions_and_get_artifact_version": _ADDRESS,
    "test_artifact_service.py::test_list_artifact_versions_with_user_prefix": _ADDRESS,
    "test_artifact_service.py::test_artifact_reference_rejects_cross_session_on_load": _PRIVATE,
    "test_in_memory_memory_service.py::test_add_events_to_memory_alias_is_supported": _PRIVATE,
    "test_in_memory_memory_service.py::test_add_events_to_memory_appends_without_replacing": (
        _PRIVATE
    ),
    "test_in_memory_memory_service.py::test_add_events_to_memory_deduplicates_event_ids": _PRIVATE,
    "test_in_memory_memory_service.py::test_add_events_to_memory_with_explicit_events": _PRIVATE,
    "test_in_memory_memory_service.py"
    "::test_add_events_to_memory_without_session_id_uses_default_bucket": _PRIVATE,
    "test_in_memory_memory_service.py::test_add_session_to_memory": _PRIVATE,
    "test_in_memory_memory_service.py::test_add_session_with_no_events_to_memory": _PRIVATE,
    "test_in_memory_memory_service.py::test_search_memory_simple_match": _FACTS,
    "test_in_memory_memory_service.py::test_search_memory_case_insensitive_match": _FACTS,
    "test_in_memory_memory_service.py::test_search_memory_multiple_matches": _FACTS,
    "test_in_memory_memory_service.py::test_search_memory_is_scoped_by_user": _FACTS,
    "test_in_memory_memory_service.py::test_search_memory_matches_non_latin_text": _FACTS,
    "test_runner_rewind.py::test_rewind_async_with_state_and_artifacts": (
        "expects a key that was not there before to be None after a rewind; here it is absent"
    ),
}
