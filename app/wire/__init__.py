"""Every message in and out, as closed unions; the browser's types are generated from here."""
