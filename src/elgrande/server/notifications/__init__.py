"""Notifications: calling players back by web push, e-mail and webhooks."""
