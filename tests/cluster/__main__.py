"""`make cluster`: docker-compose.yml on this machine, without Docker, until Ctrl-C or SIGTERM."""

import os
import sys
from contextlib import suppress
from signal import SIGTERM, default_int_handler, pause, signal

from tests.cluster.compose import BadCompose
from tests.cluster.native import Cluster


def main() -> int:
    signal(SIGTERM, default_int_handler)
    try:
        cluster = Cluster({name: value for name, value in os.environ.items() if name.startswith("KNOCKWOOD_")})
    except BadCompose as error:
        print(error, file=sys.stderr)
        return 1
    print("Starting what docker-compose.yml says, without Docker", flush=True)
    with suppress(KeyboardInterrupt), cluster:
        for name, service in cluster.services.items():
            print(f"  {name:9} {service.image:14} {cluster.addresses(name)}")
        print(f"What they say is in {cluster.folder}; Ctrl-C ends them all and forgets what was played.")
        print(f"Knockwood is at {cluster.url}", flush=True)
        while True:
            pause()
    return 0


if __name__ == "__main__":
    sys.exit(main())
