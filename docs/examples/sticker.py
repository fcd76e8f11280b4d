# Makes a sticker: SITE is the address of the site, KEY a key that may see and make.
import json
import os
import time
import urllib.request

SITE, KEY = os.environ["SITE"], os.environ["KEY"]


def call(path, body=None):
    """Returns the data of an answer; raises what the site says when it refuses."""
    request = urllib.request.Request(SITE + path, headers={"Authorization": f"Bearer {KEY}"})
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    if answer["code"] != 100000:
        raise RuntimeError(answer["msg"])
    return answer["data"]


inputs = {"mode": "text", "prompt": "a cat with a hat"}
job = call("/api/generations", {"tool": "ai-sticker-maker", "inputs": inputs})
while job["status"] in ("queued", "running"):
    time.sleep(1)
    job = call(f"/api/generations/{job['id']}")
if job["status"] != "succeeded":
    raise RuntimeError(job["error"])
urllib.request.urlretrieve(SITE + job["outputs"][0]["url"], "sticker.png")
print("sticker.png")
