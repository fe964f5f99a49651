"""Alembic's entry point: runs migrations on the server's connection."""

from alembic import context

from elgrande.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
