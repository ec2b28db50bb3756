#!/usr/bin/env bash
# PyMuPDF4LLM 2.0 and PyMuPDF 2.0 (PyPI).
# The package `pymupdf4llm` has no module since version 2, and does not require the one that has its code: installed alone,
# `import pymupdf4llm` fails. `pymupdf` 2.0 brings the module of that name.
# Seen: "No module named 'pymupdf4llm'" after the first install, and "to_markdown" of it after the second.
set -euo pipefail
cd "$(mktemp -d)"
python3 -m venv environment
pip() { environment/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }
cat > run.py <<'PY'
try:
    import pymupdf4llm
    print(pymupdf4llm.to_markdown.__name__)
except ModuleNotFoundError as error:
    print(error)
PY
pip pymupdf4llm==2.0
alone=$(environment/bin/python run.py)
pip pymupdf==2.0
both=$(environment/bin/python run.py | tail -1)
printf '%s\n' "$alone" "$both"
[ "$alone" = "No module named 'pymupdf4llm'" ]
[ "$both" = 'to_markdown' ]
