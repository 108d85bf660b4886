"""The encoder while it is trained: MiniLM as it is published, two narrow matrices beside each of its own, biases, scales and the
layers that turn states into log odds."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

rank = 16
adapter_counts = 2
dropout = 0.1
layers, heads, size = 6, 12, 384


class Linear(nn.Module):
    def __init__(self, base, name):
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
    def __init__(self, base, name):
        super().__init__()
        self.name = name
        self.weight = nn.Parameter(base[name + ".weight"].clone())
        self.bias = nn.Parameter(base[name + ".bias"].clone())

    def forward(self, x):
        return F.layer_norm(x.float(), (size,), self.weight, self.bias, 1e-12)

    def learned(self):
        return {"weight": self.weight, "bias": self.bias}


class Layer(nn.Module):
    def __init__(self, base, at):
        super().__init__()
        linear = lambda part: Linear(base, f"encoder.layer.{at}.{part}")
        norm = lambda part: Norm(base, f"encoder.layer.{at}.{part}")
        self.query = linear("attention.self.query")
        self.key = linear("attention.self.key")
        self.value = linear("attention.self.value")
        self.joined = linear("attention.output.dense")
        self.after_attention = norm("attention.output.LayerNorm")
        self.wide = linear("intermediate.dense")
        self.narrow = linear("output.dense")
        self.after = norm("output.LayerNorm")

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
    """`base` holds the arrays of MiniLM by name, `families` how many kinds of slip there are."""

    def __init__(self, base, families):
        super().__init__()
        for part in ("word", "position", "token_type"):
            self.register_buffer(part, base[f"embeddings.{part}_embeddings.weight"])
        self.norm = Norm(base, "embeddings.LayerNorm")
        self.layers = nn.ModuleList([Layer(base, at) for at in range(layers)])
        # The families are learned beside, for what they teach of a sentence; only the first output is used.
        self.unit = nn.Linear(2 * size, 1 + families)
        # Whether the whole must not be shown, and whether it declines, warns of a scam or comforts.
        self.reply = nn.Linear(size, 2)

    def forward(self, ids, is_there, unit_of, count, moved=0):
        """`moved` is added to the vectors of the pieces."""
        x = self.norm(self.word[ids] + moved + self.position[: ids.shape[1]] + self.token_type[0])
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


def start_layers(net, before):
    """From those learned before; the families, which are not kept, are learned anew."""
    for linear, output, name in ((net.unit, 0, "unit"), (net.reply, 0, "reply"), (net.reply, 1, "delicate")):
        with torch.no_grad():
            linear.weight[output] = torch.tensor(before[name]["weights"])
            linear.bias[output] = before[name]["bias"]


def learned_by(net):
    arrays = {}
    for module in net.modules():
        if isinstance(module, (Linear, Norm)):
            for part, array in module.learned().items():
                arrays[f"{module.name}.{part}"] = array.detach()
    layer = lambda linear, output: {"weights": linear.weight[output].tolist(), "bias": linear.bias[output].item()}
    return arrays, {"unit": layer(net.unit, 0), "reply": layer(net.reply, 0), "delicate": layer(net.reply, 1)}
