-- Some senders make the secret themselves, and only once they know the address of the hook.
GRANT UPDATE ("key_id", "sealed") ON "hook" TO "smokejumper_app";
