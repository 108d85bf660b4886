"""Trains the encoder of the reply check; `npm run guard:train -- encoder` calls it with the labelled replies as pieces of words.

Needs PyTorch (Debian: python3-torch, python3-numpy; or pip) and a quarter of an hour of two cores for each of the rounds, twice that
where vectors are moved. The weights of MiniLM stay as they are. Learned are two narrow matrices beside each of its own (low-rank
adaptation), biases and scales, and the layers that turn states into log odds. The same examples, PyTorch and number of threads give
nearly the same weights.

With `on` it goes on from what the files hold for one round of what it is given, in which each reply is also learned with the vectors of its pieces moved a
little to where it is read worst (Miyato et al. 2017, Adversarial training methods for semi-supervised text classification), and keeps
the mean of before and after, which read the writers it does not learn from better than either (Wortsman et al. 2022, Model soups).
"""

import json
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from learned import mean_of, mean_of_layers, read_base, read_learned, write_learned
from net import Encoder, learned_by, size, start_layers

base_file, examples_file, weights_file, heads_file = sys.argv[1:5]
goes_on = sys.argv[5:] == ["on"]

rounds = 1 if goes_on else 4
# How far all vectors of a reply together are moved; that of one piece is about 1.1 long. None are where it learns anew.
moved_by = 0.15 if goes_on else 0
learning_rate = 6e-4 if goes_on else 1e-3
warm_up = 100
pieces_at_once = 4096
longest = 336
bad_sentence_counts = 3
begin, end = 101, 102

torch.set_num_threads(2)
torch.manual_seed(7)
random.seed(7)


base = read_base(base_file)
before, layers_before = read_learned(weights_file, heads_file) if goes_on else ({}, {})
for name in before:
    # What was learned counts as the encoder's own, and new matrices are learned beside it.
    if name.endswith(".down"):
        base[name.removesuffix("down") + "weight"] += before[name.removesuffix("down") + "up"] @ before[name]
base.update({name: array for name, array in before.items() if name in base})


def placed(example):
    ids, unit_of = [begin], [-1]
    for at, pieces in enumerate(example["units"]):
        if len(ids) >= longest:
            break
        pieces = pieces[: longest - len(ids) - 1] + [end]
        ids += pieces
        unit_of += [at] * len(pieces)
    return {**example, "ids": ids, "unitOf": unit_of, "count": max(unit_of) + 1}


def batches(examples):
    """Of replies about as long as each other, in an order of chance."""
    shuffled = random.sample(examples, len(examples))
    found = []
    for start in range(0, len(shuffled), 2000):
        batch = []
        for example in sorted(shuffled[start : start + 2000], key=lambda one: len(one["ids"])):
            if batch and (len(batch) + 1) * len(example["ids"]) > pieces_at_once:
                found.append(batch)
                batch = []
            batch.append(example)
        found.append(batch)
    random.shuffle(found)
    return found


def tensors(batch):
    length = max(len(example["ids"]) for example in batch)
    ids = torch.zeros(len(batch), length, dtype=torch.long)
    is_there = torch.zeros(len(batch), length)
    unit_of = torch.full((len(batch), length), -1, dtype=torch.long)
    for row, example in enumerate(batch):
        own = len(example["ids"])
        ids[row, :own] = torch.tensor(example["ids"])
        is_there[row, :own] = 1
        unit_of[row, :own] = torch.tensor(example["unitOf"])
    return ids, is_there, unit_of, max(example["count"] for example in batch)


def loss_of(net, batch, families, moved=0):
    ids, is_there, unit_of, count = tensors(batch)
    units, reply = net(ids, is_there, unit_of, count, moved)
    offends = torch.zeros(len(batch), count)
    of_family = torch.zeros(len(batch), count, len(families))
    is_marked = torch.zeros(len(batch), count)
    exists = torch.zeros(len(batch), count, dtype=torch.bool)
    for row, example in enumerate(batch):
        own = example["count"]
        offends[row, :own] = torch.tensor(example["offends"][:own], dtype=torch.float)
        exists[row, :own] = True
        if example["isMarked"]:
            is_marked[row, :own] = 1
        for family in example["families"]:
            of_family[row, :own, families.index(family)] = offends[row, :own]
    is_bad = torch.tensor([float(example["isBad"]) for example in batch])
    has_topic = torch.tensor([float(example["isDelicate"] is not None) for example in batch])
    is_delicate = torch.tensor([float(example["isDelicate"] is True) for example in batch])
    counts = is_marked * (1 + (bad_sentence_counts - 1) * offends)
    cost = F.binary_cross_entropy_with_logits
    by_unit = (cost(units[..., 0], offends, reduction="none") * counts).sum() / counts.sum().clamp(min=1)
    worst = cost(units[..., 0].masked_fill(~exists, -30).max(1)[0], is_bad)
    by_family = (cost(units[..., 1:], of_family, reduction="none").sum(-1) * is_marked).sum() / is_marked.sum().clamp(min=1)
    by_topic = (cost(reply[:, 1], is_delicate, reduction="none") * has_topic).sum() / has_topic.sum().clamp(min=1)
    return by_unit + 0.5 * cost(reply[:, 0], is_bad) + 0.5 * worst + 0.1 * by_family + 0.2 * by_topic


def learn_from(net, batch, families):
    """Adds the gradients of the loss, and of that of the vectors moved to where it grows fastest."""
    if moved_by == 0:
        loss = loss_of(net, batch, families)
        loss.backward()
        return loss.item()
    moved = torch.zeros(len(batch), max(len(example["ids"]) for example in batch), size, requires_grad=True)
    loss = loss_of(net, batch, families, moved)
    loss.backward()
    steepest = moved.grad / moved.grad.flatten(1).norm(dim=1).clamp(min=1e-12)[:, None, None]
    loss_of(net, batch, families, moved_by * steepest).backward()
    return loss.item()


def train(examples, families):
    net = Encoder(base, len(families))
    if goes_on:
        start_layers(net, layers_before)
    slow = [parameter for name, parameter in net.named_parameters() if name.startswith(("layers", "norm")) and parameter.dim() == 1]
    known = {id(parameter) for parameter in slow}
    fast = [parameter for parameter in net.parameters() if id(parameter) not in known]
    optimiser = torch.optim.AdamW(
        [{"params": fast, "lr": learning_rate}, {"params": slow, "lr": learning_rate * 0.2, "weight_decay": 0}], weight_decay=0.01
    )
    steps = rounds * len(batches(examples))
    rate = lambda step: min(1, (step + 1) / warm_up) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, rate)
    began, step, recent = time.time(), 0, []
    for _ in range(rounds):
        for batch in batches(examples):
            optimiser.zero_grad()
            loss = learn_from(net, batch, families)
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step += 1
            recent = [*recent[-99:], loss]
            if step % 100 == 0:
                print(f"step {step} of about {steps}, {time.time() - began:.0f} s, loss {sum(recent) / len(recent):.4f}", flush=True)
    return net.eval()


examples = [placed(json.loads(line)) for line in open(examples_file)]
examples = [example for example in examples if example["count"] > 0]
families = sorted({family for example in examples for family in example["families"]})
print(f"{len(examples)} replies, {sum(len(example['ids']) for example in examples)} pieces", flush=True)
arrays, layers_after = learned_by(train(examples, families))
if goes_on:
    arrays, layers_after = mean_of(before, arrays), mean_of_layers(layers_before, layers_after)
write_learned(arrays, layers_after, weights_file, heads_file)
