"""Trains the encoder of the reply check; `npm run guard:train -- encoder` calls it with the labelled replies as pieces of words.

Needs PyTorch (Debian: python3-torch, python3-numpy; or pip) and a quarter of an hour of two cores for each of the rounds. The weights of
MiniLM stay as they are. Learned are two narrow matrices beside each of its own (low-rank adaptation), biases and scales, and the
layers that turn states into log odds. The same examples, PyTorch and number of threads give nearly the same weights.

With `on` it goes on from what the files hold, for fewer rounds, and keeps the mean of before and after, which read the writers it does not
learn from better than either (Wortsman et al. 2022, Model soups).
"""

import json
import math
import random
import sys
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from learned import mean_of, mean_of_layers, read_base, read_learned, write_learned

base_file, examples_file, weights_file, heads_file = sys.argv[1:5]
goes_on = sys.argv[5:] == ["on"]

rounds = 2 if goes_on else 4
rank = 16
adapter_counts = 2
learning_rate = 6e-4 if goes_on else 1e-3
warm_up = 100
pieces_at_once = 4096
longest = 336
dropout = 0.1
layers, heads, size = 6, 12, 384
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


class Linear(nn.Module):
    def __init__(self, name):
        super().__init__()
        self.name = name
        self.register_buffer("fixed", base[name + ".weight"].bfloat16())
        self.bias = nn.Parameter(base[name + ".bias"].clone())
        outputs, inputs = self.fixed.shape
        self.down = nn.Parameter(torch.randn(rank, inputs) / math.sqrt(inputs))
        self.up = nn.Parameter(torch.zeros(outputs, rank))

    def forward(self, x):
        adapted = F.linear(F.linear(x, self.down.bfloat16()), self.up.bfloat16())
        return F.linear(x, self.fixed, self.bias.bfloat16()) + adapted * adapter_counts

    def learned(self):
        return {"down": self.down, "up": self.up * adapter_counts, "bias": self.bias}


class Norm(nn.Module):
    def __init__(self, name):
        super().__init__()
        self.name = name
        self.weight = nn.Parameter(base[name + ".weight"].clone())
        self.bias = nn.Parameter(base[name + ".bias"].clone())

    def forward(self, x):
        return F.layer_norm(x.float(), (size,), self.weight, self.bias, 1e-12)

    def learned(self):
        return {"weight": self.weight, "bias": self.bias}


class Layer(nn.Module):
    def __init__(self, at):
        super().__init__()
        name = f"encoder.layer.{at}."
        self.query = Linear(name + "attention.self.query")
        self.key = Linear(name + "attention.self.key")
        self.value = Linear(name + "attention.self.value")
        self.joined = Linear(name + "attention.output.dense")
        self.after_attention = Norm(name + "attention.output.LayerNorm")
        self.wide = Linear(name + "intermediate.dense")
        self.narrow = Linear(name + "output.dense")
        self.after = Norm(name + "output.LayerNorm")

    def forward(self, x, mask):
        count, length, _ = x.shape
        by_head = lambda y: y.view(count, length, heads, size // heads).transpose(1, 2)
        h = x.bfloat16()
        query = by_head(self.query(h * 1.0) * (size // heads) ** -0.5)
        attention = torch.softmax(torch.matmul(query, by_head(self.key(h)).transpose(2, 3)) + mask, -1)
        seen = torch.matmul(attention, by_head(self.value(h))).transpose(1, 2).reshape(count, length, size)
        x = self.after_attention(x + self.joined(seen).float())
        return self.after(x + self.narrow(F.gelu(self.wide(x.bfloat16()))).float())


class Encoder(nn.Module):
    def __init__(self, families):
        super().__init__()
        for part in ("word", "position", "token_type"):
            self.register_buffer(part, base[f"embeddings.{part}_embeddings.weight"])
        self.norm = Norm("embeddings.LayerNorm")
        self.layers = nn.ModuleList([Layer(at) for at in range(layers)])
        # The families are learned beside, for what they teach of a sentence; only the first output is used.
        self.unit = nn.Linear(2 * size, 1 + families)
        # Whether the whole must not be shown, and whether it declines, warns of a scam or comforts.
        self.reply = nn.Linear(size, 2)

    def forward(self, ids, is_there, unit_of, count):
        x = self.norm(self.word[ids] + self.position[: ids.shape[1]] + self.token_type[0])
        x = F.dropout(x, dropout, self.training)
        mask = ((1 - is_there) * -1e4)[:, None, None, :].bfloat16()
        for layer in self.layers:
            x = layer(x, mask)
        replies, length, _ = x.shape
        belongs = (unit_of[:, :, None] == torch.arange(count)[None, None, :]).float()
        mean = torch.matmul(belongs.transpose(1, 2), x) / belongs.sum(1).clamp(min=1)[:, :, None]
        place = torch.where(unit_of < 0, torch.full_like(unit_of, count), unit_of)[:, :, None].expand(replies, length, size)
        largest = torch.zeros(replies, count + 1, size).scatter_reduce(1, place, x, "amax", include_self=False)[:, :count]
        units = self.unit(F.dropout(torch.cat([mean, largest], -1), dropout, self.training))
        return units, self.reply(F.dropout(x[:, 0], dropout, self.training))


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


def loss_of(net, batch, families):
    ids, is_there, unit_of, count = tensors(batch)
    units, reply = net(ids, is_there, unit_of, count)
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


def train(examples, families):
    net = Encoder(len(families))
    if goes_on:
        start_layers(net)
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
            loss = loss_of(net, batch, families)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            step += 1
            recent = [*recent[-99:], loss.item()]
            if step % 100 == 0:
                print(f"step {step} of about {steps}, {time.time() - began:.0f} s, loss {sum(recent) / len(recent):.4f}", flush=True)
    return net.eval()


def start_layers(net):
    """From those learned before; the families, which are not kept, are learned anew."""
    for linear, output, name in ((net.unit, 0, "unit"), (net.reply, 0, "reply"), (net.reply, 1, "delicate")):
        with torch.no_grad():
            linear.weight[output] = torch.tensor(layers_before[name]["weights"])
            linear.bias[output] = layers_before[name]["bias"]


def learned_by(net):
    arrays = {}
    for module in net.modules():
        if isinstance(module, (Linear, Norm)):
            for part, array in module.learned().items():
                arrays[f"{module.name}.{part}"] = array.detach()
    layer = lambda linear, output: {"weights": linear.weight[output].tolist(), "bias": linear.bias[output].item()}
    return arrays, {"unit": layer(net.unit, 0), "reply": layer(net.reply, 0), "delicate": layer(net.reply, 1)}


examples = [placed(json.loads(line)) for line in open(examples_file)]
examples = [example for example in examples if example["count"] > 0]
families = sorted({family for example in examples for family in example["families"]})
print(f"{len(examples)} replies, {sum(len(example['ids']) for example in examples)} pieces", flush=True)
arrays, layers_after = learned_by(train(examples, families))
if goes_on:
    arrays, layers_after = mean_of(before, arrays), mean_of_layers(layers_before, layers_after)
write_learned(arrays, layers_after, weights_file, heads_file)
