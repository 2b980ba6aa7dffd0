"""``keepwise jobs``: background work, and what became of it."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import page_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import clock, counted, emit, plain, record, say, table
from keepwise.model import Scope
from keepwise.model.jobs import Job


@click.group()
def jobs() -> None:
    """See background work, try it again, do it now."""


@jobs.command("list")
@page_options
@scope_options
@store_options
@pass_invocation
def list_jobs(
    call: Invocation, limit: int, page_token: str, app_name: str, user_id: str, bank: str
) -> None:
    """List a person's jobs, whatever their state."""
    scope = Scope.user(app_name, user_id, bank=bank)
    page = call.look(
        scope, "jobs", lambda kw: kw.jobs.list(scope, page_size=limit, page_token=page_token)
    )
    if call.as_json:
        emit({"jobs": plain(page.items), "next_page_token": page.next_token})
        return
    if not page.items:
        say("No more." if page_token else "Nothing waits to be done.")
        return
    table(
        ("ID", "KIND", "TARGET", "STATE", "RUNS", "ATTEMPTS", "ERROR"),
        [
            (
                each.id,
                each.kind,
                each.target or "-",
                each.state,
                clock(each.run_at),
                str(each.attempts),
                each.error or "-",
            )
            for each in page.items
        ],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


@jobs.command()
@click.argument("job_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def retry(call: Invocation, job_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Let a job run again that failed too often."""
    scope = Scope.user(app_name, user_id, bank=bank)
    _show(call, call.run(lambda kw: kw.jobs.retry(scope, job_id)))


@jobs.command()
@click.argument("job_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def cancel(call: Invocation, job_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Take a job out of the queue; what it was to work on stays."""
    scope = Scope.user(app_name, user_id, bank=bank)
    _show(call, call.run(lambda kw: kw.jobs.cancel(scope, job_id)))


@jobs.command()
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=1000,
    metavar="N",
    show_default=True,
    help="How many jobs at most.",
)
@store_options
@pass_invocation
def run(call: Invocation, most: int) -> None:
    """Do what is due now, for every person, and end."""
    ran = call.run(lambda kw: kw.jobs.run_due(most=most))
    if call.as_json:
        emit({"ran": ran})
    else:
        say(f"{counted(ran, 'job')} run.")


def _show(call: Invocation, job: Job) -> None:
    if call.as_json:
        emit({"job": plain(job)})
        return
    record(
        [
            ("id", job.id),
            ("kind", job.kind),
            ("target", job.target),
            ("state", job.state),
            ("runs", clock(job.run_at)),
            ("attempts", str(job.attempts)),
            ("error", job.error),
        ]
    )
