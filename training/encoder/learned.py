"""What the encoder has learned, as a file and as arrays by name; `train.py` reads and writes it."""

import base64
import json
import struct

import numpy as np
import torch

# The most columns that the two narrow matrices of a weight may have.
widest = 32


def arrays_of(raw):
    """Those of half precision in the bytes of a safetensors file."""
    length = struct.unpack("<Q", raw[:8])[0]
    found = {}
    for name, about in json.loads(raw[8 : 8 + length]).items():
        if about.get("dtype") != "F16":
            continue
        start, stop = about["data_offsets"]
        numbers = np.frombuffer(raw[8 + length + start : 8 + length + stop], dtype=np.float16)
        found[name] = torch.from_numpy(numbers.reshape(about["shape"]).astype(np.float32))
    return found


def as_safetensors(arrays):
    head, body = {}, b""
    for name in sorted(arrays):
        numbers = arrays[name].detach().numpy().astype(np.float16).tobytes()
        head[name] = {"dtype": "F16", "shape": list(arrays[name].shape), "data_offsets": [len(body), len(body) + len(numbers)]}
        body += numbers
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 8)
    return struct.pack("<Q", len(text)) + text + body


def read_base(path):
    with open(path, "rb") as file:
        return arrays_of(file.read())


def read_learned(weights_file, heads_file):
    """Arrays by name, and the layers that turn states into log odds."""
    with open(weights_file) as file:
        arrays = arrays_of(base64.b64decode("".join(json.load(file)["weights"])))
    with open(heads_file) as file:
        return arrays, json.load(file)


def write_learned(arrays, layers, weights_file, heads_file):
    text = base64.b64encode(as_safetensors(arrays)).decode()
    lines = [text[at : at + 140] for at in range(0, len(text), 140)]
    rounded = {
        name: {"weights": [float(f"{value:.5g}") for value in layer["weights"]], "bias": float(f"{layer['bias']:.5g}")}
        for name, layer in layers.items()
    }
    for path, value in ((weights_file, {"weights": lines}), (heads_file, rounded)):
        with open(path, "w") as file:
            json.dump(value, file, indent=2)
            file.write("\n")


def narrowed(up, down):
    """The nearest product of no more than `widest` columns, the two matrices of like size."""
    left, upper = torch.linalg.qr(up)
    right, lower = torch.linalg.qr(down.T)
    turned, sizes, other = torch.linalg.svd(upper @ lower.T)
    kept = min(widest, len(sizes))
    root = sizes[:kept].sqrt()
    return (left @ turned[:, :kept]) * root, (root[:, None] * other[:kept]) @ right.T


def mean_of(before, after):
    """Of what was learned before and what is after, where `after` holds of the matrices only what was added."""
    found = {name: (array + before[name]) / 2 for name, array in after.items() if not name.endswith((".up", ".down"))}
    for name in after:
        if name.endswith(".down"):
            up = name.removesuffix("down") + "up"
            added = torch.cat([before[up], after[up] / 2], 1), torch.cat([before[name], after[name]], 0)
            found[up], found[name] = narrowed(*added)
    return found


def mean_of_layers(before, after):
    return {
        name: {
            "weights": [(one + other) / 2 for one, other in zip(before[name]["weights"], layer["weights"])],
            "bias": (before[name]["bias"] + layer["bias"]) / 2,
        }
        for name, layer in after.items()
    }
