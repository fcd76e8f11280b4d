"""The encoder, with a head that answers how likely each of five harms is."""
import torch
import torch.nn.functional as F
from torch import nn

# Layers below `CUT` stay as they came, and are reckoned once.
WIDTH, HEADS, LAYERS, LONGEST, CUT = 384, 12, 12, 64, 6


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.ao = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.fi, self.fo = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.aln, self.oln = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        texts, tokens, _ = x.shape
        split = lambda y: y.view(texts, tokens, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = split(self.q(x)), split(self.k(x)), split(self.v(x))
        a = torch.softmax(q @ k.transpose(-1, -2) * (WIDTH // HEADS) ** -0.5 + mask, -1) @ v
        x = self.aln(x + self.drop(self.ao(a.transpose(1, 2).reshape(texts, tokens, WIDTH))))
        return self.oln(x + self.drop(self.fo(F.gelu(self.fi(x)))))


class Net(nn.Module):
    """`tensors` of `base.trimmed`; `harms`: how many are told apart."""

    def __init__(self, tensors, harms):
        super().__init__()
        fixed = lambda values: nn.Parameter(torch.tensor(values), requires_grad=False)
        self.word = fixed(tensors["emb.word"])
        self.place = fixed(tensors["emb.pos"].reshape(-1, WIDTH)[:LONGEST] + tensors["emb.type"][:WIDTH])
        self.ln = nn.LayerNorm(WIDTH, 1e-12)
        self.ln.weight.data, self.ln.bias.data = torch.tensor(tensors["emb.ln.w"]), torch.tensor(tensors["emb.ln.b"])
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        for index, layer in enumerate(self.layers):
            for name in ("q", "k", "v", "ao", "fi", "fo", "aln", "oln"):
                part = getattr(layer, name)
                part.weight.data = torch.tensor(tensors[f"l{index}.{name}.w"]).view(part.weight.shape)
                part.bias.data = torch.tensor(tensors[f"l{index}.{name}.b"])
        self.head = nn.Linear(WIDTH, harms)
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)
        self.drop = nn.Dropout(0.1)

    def lower(self, ids, mask, cut):
        """The states after the layers below `cut`, which stay as they came."""
        x = self.ln(self.word[ids] + self.place[: ids.shape[1]])
        for layer in self.layers[:cut]:
            x = layer(x, (1 - mask)[:, None, None, :] * -1e4)
        return x

    def upper(self, x, mask, cut):
        for layer in self.layers[cut:]:
            x = layer(x, (1 - mask)[:, None, None, :] * -1e4)
        pooled = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return self.head(self.drop(pooled))
