#!/bin/sh
# Makes a sticker: SITE is the address of the site, KEY a key that may see and make.
set -eu
authorization="Authorization: Bearer $KEY"
field() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

made=$(curl -fsS "$SITE/api/generations" -H "$authorization" -H 'Content-Type: application/json' \
  -d '{ "tool": "ai-sticker-maker", "inputs": { "mode": "text", "prompt": "a cat with a hat" } }')
id=$(echo "$made" | field id)
# A refusal has no id, and says why.
[ -n "$id" ] || { echo "$made" >&2; exit 1; }

# The stream of events ends when the job does.
job=$(curl -fsSN "$SITE/api/generations/$id/events" -H "$authorization" | grep '^data:' | tail -n 1)
[ "$(echo "$job" | field status)" = succeeded ] || { echo "$job" >&2; exit 1; }
curl -fsS "$SITE$(echo "$job" | field url)" -o sticker.png
echo sticker.png
