"""DistillMOS (a mean opinion score of speech, 1 to 5) without PyTorch.

Builds the network of the package `distillmos` 0.9.1 (Stahl and Gamper, Distillation and Pruning for Scalable
Self-Supervised Representation-Based Speech Quality Assessment, 2025) from the weights in its wheel, for onnxruntime.
"""

import collections
import pickle
import zipfile

import numpy as np
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

SAMPLES = 122880
HOP = 160
WINDOW = 320


def read_checkpoint(path):
    """Returns the tensors of a PyTorch checkpoint as arrays."""
    archive = zipfile.ZipFile(path)
    root = archive.namelist()[0].split("/")[0]
    types = {"FloatStorage": np.float32, "LongStorage": np.int64}

    def rebuild(storage, offset, size, stride, *_):
        strides = [step * storage.itemsize for step in stride]
        return np.lib.stride_tricks.as_strided(storage[offset:], size, strides).copy()

    class Unpickler(pickle.Unpickler):
        def find_class(self, module, name):
            if name in types:
                return types[name]
            if name == "_rebuild_tensor_v2":
                return rebuild
            if name == "OrderedDict":
                return collections.OrderedDict
            raise pickle.UnpicklingError(f"{module}.{name}")

        def persistent_load(self, pid):
            _, kind, key, _, _ = pid
            return np.frombuffer(archive.read(f"{root}/data/{key}"), kind)

    return Unpickler(archive.open(f"{root}/data.pkl")).load()["model"]


class Graph:
    def __init__(self):
        self.nodes, self.initializers = [], []

    def constant(self, values, kind=np.float32):
        name = f"c{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.asarray(values, kind), name))
        return name

    def op(self, kind, *inputs, **attributes):
        name = f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def shaped(self, x, *shape):
        return self.op("Reshape", x, self.constant(shape, np.int64))

    def linear(self, x, weight, bias):
        return self.op("Add", self.op("MatMul", x, self.constant(weight.T)), self.constant(bias))


def build(weights):
    graph = Graph()
    spectrum = "spectrum"  # [1, 2, 161, frames]
    x = spectrum
    for layer in range(6):
        x = graph.op(
            "Conv",
            x,
            graph.constant(weights[f"cnn.cnn.{2 * layer}.weight"]),
            graph.constant(weights[f"cnn.cnn.{2 * layer}.bias"]),
            strides=[2 if layer >= 1 else 1, 2 if layer == 5 else 1],
            pads=[0, 1, 0, 1],
        )
        x = graph.op("LeakyRelu", x, alpha=0.1)
    x = graph.op("Transpose", graph.shaped(x, 1, 1024, 384), perm=[0, 2, 1])
    top = "transformer_pool_attn"

    def batch_norm(x, name):
        weight, bias, mean, var = (
            weights[f"{name}.{part}"] for part in ("weight", "bias", "running_mean", "running_var")
        )
        scale = weight / np.sqrt(var + 1e-5)
        scaled = graph.op("Mul", x, graph.constant(scale))
        return graph.op("Add", scaled, graph.constant(bias - mean * scale))

    def layer_norm(x, name):
        weight, bias = (graph.constant(weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return graph.op("LayerNormalization", x, weight, bias, axis=-1, epsilon=1e-5)

    def linear(x, name):
        return graph.linear(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    x = batch_norm(x, f"{top}.norm_input")
    x = batch_norm(x, f"{top}.transformer.norm")
    x = linear(x, f"{top}.transformer.linear_proj")
    x = graph.op("Add", x, graph.constant(weights[f"{top}.transformer.position_encoding.pe"]))
    for layer in range(7):
        name = f"{top}.transformer.transformer_encoder.layers.{layer}"
        weight = weights[f"{name}.self_attn.in_proj_weight"]
        bias = weights[f"{name}.self_attn.in_proj_bias"]
        q, k, v = (
            graph.op(
                "Transpose",
                graph.shaped(
                    graph.linear(x, weight[at : at + 200], bias[at : at + 200]), 1, 384, 8, 25
                ),
                perm=[0, 2, 3, 1] if at == 200 else [0, 2, 1, 3],
            )
            for at in (0, 200, 400)
        )
        scores = graph.op("Mul", graph.op("MatMul", q, k), graph.constant(25**-0.5))
        mixed = graph.op("MatMul", graph.op("Softmax", scores, axis=-1), v)
        mixed = graph.shaped(graph.op("Transpose", mixed, perm=[0, 2, 1, 3]), 1, 384, 200)
        mixed = linear(mixed, f"{name}.self_attn.out_proj")
        x = layer_norm(graph.op("Add", x, mixed), f"{name}.norm1")
        inner = linear(graph.op("Relu", linear(x, f"{name}.linear1")), f"{name}.linear2")
        x = layer_norm(graph.op("Add", x, inner), f"{name}.norm2")
    x = batch_norm(x, f"{top}.norm_trans")
    attention = linear(graph.op("Relu", linear(x, f"{top}.pool.linear1")), f"{top}.pool.linear2")
    attention = graph.op("Softmax", graph.op("Transpose", attention, perm=[0, 2, 1]), axis=2)
    score = graph.op("Sigmoid", linear(graph.op("MatMul", attention, x), f"{top}.pool.linear3"))
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "distillmos",
            [helper.make_tensor_value_info(spectrum, TensorProto.FLOAT, [1, 2, 161, 768])],
            [helper.make_tensor_value_info(score, TensorProto.FLOAT, None)],
            graph.initializers,
        ),
        opset_imports=[helper.make_opsetid("", 17)],
    )
    model.ir_version = 8
    return model.SerializeToString()


def spectrum(sound):
    padded = np.pad(sound, (WINDOW - HOP) // 2, mode="reflect")
    window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP] * window
    found = np.fft.rfft(frames, axis=1).T
    size = np.maximum(np.abs(found), 1e-12)
    found = found * size**0.3 / size
    return np.stack([found.real, found.imag])[None].astype(np.float32)


class DistillMos:
    def __init__(self, checkpoint):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.log_severity_level = 3
        model = build(read_checkpoint(checkpoint))
        self.session = onnxruntime.InferenceSession(model, options)

    def score(self, sound):
        """Returns the score of mono sound at 16 kHz."""
        over = max(0, len(sound) - SAMPLES)
        sound = np.pad(sound, (0, max(0, SAMPLES - len(sound))))
        count = int(np.ceil(over / 16000)) + 1
        scores = []
        for share in np.linspace(0, 1, count):
            part = sound[int(share * over) : int(share * over) + SAMPLES]
            part = part / (np.abs(part).max() + 1e-8)
            scores.append(self.session.run(None, {"spectrum": spectrum(part)})[0].item())
        return 1 + 4 * float(np.mean(scores))
