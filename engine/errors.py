"""The player's own errors: what a seat asked for and may not do."""


class IllegalAction(Exception):
    """A refused action. `code` is stable snake_case; `args_` fills the sentence that the page shows for it."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
