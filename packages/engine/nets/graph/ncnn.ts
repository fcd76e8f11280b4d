/**
 * A net of ncnn as a graph, for the layers that Real-ESRGAN's nets have: packages of registries carry such nets with their trained weights. The
 * layers are lines of a `.param`, and the weights follow each other in the `.bin` beside it, where the runtime reads them.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { createGraph, type Graph, type StoredTensor, type Value } from './onnx.ts';

/** The word before weights of 16 bits. */
const half = 0x01_30_6b_47;

type Layer = {
  kind: string;
  name: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** The numbers of the setting at an index; none where it isn't set. */
  at(index: number): readonly number[];
};

/** `3=1` is a number, `-23310=1,0.2` a list with its length before it. */
function settingsIn(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
  return new Map(
    words.map((word) => {
      const [key = '', value = ''] = word.split('=');
      const numbers = value.split(',').map(Number);
      return Number(key) < -23_300 ? [-Number(key) - 23_300, numbers.slice(1)] : [Number(key), numbers];
    }),
  );
}

function layersIn(text: string): Layer[] {
  const [, , ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [kind = '', name = '', taken = '', given = '', ...rest] = line.trim().split(/\s+/);
    const [middle, end] = [Number(taken), Number(taken) + Number(given)];
    const settings = settingsIn(rest.slice(end));
    return { kind, name, inputs: rest.slice(0, middle), outputs: rest.slice(middle, end), at: (index) => settings.get(index) ?? [] };
  });
}

/** Where the weights and the bias of each convolution lie. Throws when the file has another length than its layers need. */
function tensorsIn(path: string, layers: readonly Layer[]): Map<string, StoredTensor> {
  const tensors = new Map<string, StoredTensor>();
  const file = openSync(path, 'r');
  try {
    let offset = 0;
    const word = Buffer.alloc(4);
    for (const { name, at } of layers.filter(({ kind }) => kind === 'Convolution')) {
      const [channels = 0, side = 0, count = 0] = [at(0)[0], at(1)[0], at(6)[0]];
      readSync(file, word, 0, 4, offset);
      const tag = word.readUInt32LE();
      if (tag !== half && tag !== 0) throw new Error(`${path} stores ${name} as ${tag.toString(16)}, which is not read`);
      const length = count * (tag === half ? 2 : 4);
      const shape = [channels, count / (channels * side * side), side, side];
      tensors.set(`${name}.weight`, { dtype: tag === half ? 'F16' : 'F32', shape, offset: offset + 4, length });
      offset += 4 + Math.ceil(length / 4) * 4;
      if (!at(5)[0]) continue;
      tensors.set(`${name}.bias`, { dtype: 'F32', shape: [channels], offset, length: channels * 4 });
      offset += channels * 4;
    }
    if (fstatSync(file).size !== offset) throw new Error(`${path} has ${fstatSync(file).size} bytes, and its layers need ${offset}`);
    return tensors;
  } finally {
    closeSync(file);
  }
}

function convolution({ node, weight, has }: Graph, { name, at }: Layer, x: Value): Value {
  const [side = 1, around = 0] = [at(1)[0], at(4)[0]];
  const bias = has(`${name}.bias`) ? [weight(`${name}.bias`)] : [];
  const made = node('Conv', [x, weight(`${name}.weight`), ...bias], { kernel_shape: [side, side], pads: Array(4).fill(around) });
  return at(9)[0] === 2 ? node('LeakyRelu', [made], { alpha: { float: at(10)[0]! } }) : made;
}

/** What a layer makes of its inputs. Throws for a kind, or a setting, that isn't known. */
function valueOf(graph: Graph, layer: Layer, inputs: readonly Value[]): Value {
  const { kind, at } = layer;
  const { node, floats } = graph;
  if (kind === 'Split') return inputs[0]!;
  if (kind === 'Convolution') return convolution(graph, layer, inputs[0]!);
  if (kind === 'Concat') return node('Concat', inputs, { axis: 1 });
  if (kind === 'BinaryOp' && !at(0)[0]) return node('Add', inputs);
  if (kind === 'Eltwise' && at(0)[0] === 1)
    return node(
      'Sum',
      inputs.map((input, index) => node('Mul', [input, floats([at(1)[index] ?? 1], [])])),
    );
  if (kind === 'Interp' && at(0)[0] === 1) {
    const nearest = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' };
    return node('Resize', [inputs[0]!, '', floats([1, 1, at(1)[0]!, at(2)[0]!])], nearest);
  }
  throw new Error(`A layer ${kind} of ncnn, ${layer.name}, is not read`);
}

/** Builds the graph of a `.param`: `data` [B, 3, H, W] to `output`, each as the net has it. Throws when its files aren't such a net. */
export function ncnnGraph(param: string): Buffer {
  const layers = layersIn(readFileSync(param, 'utf8'));
  const weights = param.replace(/\.param$/, '.bin');
  const graph = createGraph({ file: basename(weights), tensors: tensorsIn(weights, layers) });
  const values = new Map<string, Value>([['data', graph.input('data', 'float32', ['batch', 3, 'height', 'width'])]]);
  for (const layer of layers.filter(({ kind }) => kind !== 'Input')) {
    const value = valueOf(
      graph,
      layer,
      layer.inputs.map((input) => values.get(input)!),
    );
    for (const output of layer.outputs) values.set(output, value);
  }
  graph.output('output', values.get('output')!, ['batch', 3, 'taller', 'wider']);
  return graph.file();
}
