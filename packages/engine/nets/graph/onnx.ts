/**
 * Writes an ONNX graph without weights: each weight points into a file beside it, by offset and length, and the runtime reads it there. Field numbers and enumerations are those of `onnx.proto`.
 */
import { bytesField, floatField, integerField } from './protobuf.ts';

const irVersion = 10;
const opset = 20;
/** The runtime's own operators: attention that never holds the whole matrix of scores. */
const runtimeDomain = 'com.microsoft';
const elements = { float32: 1, int64: 7, float16: 10, bfloat16: 16 } as const;
const storedElements: Readonly<Record<string, number>> = { F32: elements.float32, F16: elements.float16, BF16: elements.bfloat16 };
const attributeTypes = { float: 1, int: 2, string: 3, ints: 7 } as const;
const storedOutside = 1;

/** The name of a value in the graph; an empty name omits an optional input. */
export type Value = string;
export type Dimension = number | string;
/** A number is written as an integer; `{ float }` as a fraction. */
export type Attribute = number | string | readonly number[] | { float: number };
export type Attributes = Readonly<Record<string, Attribute>>;

function attributeField(name: string, value: Attribute): Buffer {
  const kind = (type: keyof typeof attributeTypes) => integerField(20, attributeTypes[type]);
  const fields = [bytesField(1, name)];
  if (typeof value === 'number') fields.push(integerField(3, value), kind('int'));
  else if (typeof value === 'string') fields.push(bytesField(4, value), kind('string'));
  else if ('float' in value) fields.push(floatField(2, value.float), kind('float'));
  else fields.push(...value.map((entry) => integerField(8, entry)), kind('ints'));
  return bytesField(5, Buffer.concat(fields));
}

function valueField(field: number, name: string, type: keyof typeof elements, shape: readonly Dimension[]): Buffer {
  const dimensions = shape.map((size) => bytesField(1, typeof size === 'string' ? bytesField(2, size) : integerField(1, size)));
  const tensor = Buffer.concat([integerField(1, elements[type]), bytesField(2, Buffer.concat(dimensions))]);
  return bytesField(field, Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, tensor))]));
}

const dims = (shape: readonly number[]): Buffer[] => shape.map((size) => integerField(1, size));
const entry = (key: string, value: string | number): Buffer =>
  bytesField(13, Buffer.concat([bytesField(1, key), bytesField(2, String(value))]));

/** `dtype` is F32, F16 or BF16; `offset` and `length` in bytes from the start of the file. */
export type StoredTensor = { dtype: string; shape: readonly number[]; offset: number; length: number };
/** The weights of a net: where each lies, by its name in the state dict, and the name of the file. */
export type Weights = { file: string; tensors: ReadonlyMap<string, StoredTensor> };

export type Graph = {
  input(name: string, type: 'float32' | 'int64', shape: readonly Dimension[]): Value;
  output(name: string, value: Value, shape: readonly Dimension[]): void;
  has(weight: string): boolean;
  shapeOf(weight: string): readonly number[];
  /** A weight of the state dict in 32 bits. Throws when the file has none of this name. */
  weight(name: string): Value;
  floats(values: readonly number[] | Float32Array, shape?: readonly number[]): Value;
  integers(values: readonly number[]): Value;
  node(operation: string, inputs: readonly Value[], attributes?: Attributes): Value;
  /** An operator of the runtime's own. */
  runtimeNode(operation: string, inputs: readonly Value[], attributes?: Attributes): Value;
  nodes(operation: string, inputs: readonly Value[], outputs: number, attributes?: Attributes): Value[];
  file(): Buffer;
};

/** The tensors of a graph: weights, which lie in their own file and are computed with as 32-bit floats, and constants, each once. */
function openInitializers({ file, tensors }: Weights, nextName: () => Value, cast: (from: Value, to: Value) => void) {
  const buffers: Buffer[] = [];
  const loaded = new Map<string, Value>();
  const constants = new Map<string, Value>();
  const find = (name: string): StoredTensor => {
    const tensor = tensors.get(name);
    if (!tensor) throw new Error(`${file} has no weight called ${name}`);
    return tensor;
  };
  const constant = (type: keyof typeof elements, values: Float32Array | BigInt64Array, shape: readonly number[]): Value => {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    const key = `${type} ${shape.join()} ${bytes.toString('base64')}`;
    const known = constants.get(key);
    if (known) return known;
    const name = nextName();
    buffers.push(
      bytesField(5, Buffer.concat([...dims(shape), integerField(2, elements[type]), bytesField(8, name), bytesField(9, bytes)])),
    );
    constants.set(key, name);
    return name;
  };
  const load = (name: string): Value => {
    const { dtype, shape, offset, length } = find(name);
    const element = storedElements[dtype];
    if (!element) throw new Error(`${file} stores ${name} as ${dtype}, which is not read`);
    const place = [entry('location', file), entry('offset', offset), entry('length', length)];
    const fields = [...dims(shape), integerField(2, element), bytesField(8, name), ...place, integerField(14, storedOutside)];
    buffers.push(bytesField(5, Buffer.concat(fields)));
    if (element === elements.float32) return name;
    const widened = nextName();
    cast(name, widened);
    return widened;
  };
  const weight = (name: string): Value => {
    const known = loaded.get(name) ?? load(name);
    loaded.set(name, known);
    return known;
  };
  return { buffers, find, constant, weight };
}

export function createGraph(weights: Weights): Graph {
  const [nodes, inputs, outputs]: Buffer[][] = [[], [], []];
  let names = 0;
  const nextName = (): Value => {
    names += 1;
    return `t${names}`;
  };
  const write = (operation: string, from: readonly Value[], to: readonly Value[], attributes: Attributes, domain = '') => {
    const fields = [
      ...from.map((input) => bytesField(1, input)),
      ...to.map((output) => bytesField(2, output)),
      bytesField(3, to[0]!),
      bytesField(4, operation),
      ...Object.entries(attributes).map(([name, value]) => attributeField(name, value)),
      ...(domain ? [bytesField(7, domain)] : []),
    ];
    nodes!.push(bytesField(1, Buffer.concat(fields)));
  };
  const stored = openInitializers(weights, nextName, (name, to) => write('Cast', [name], [to], { to: elements.float32 }));
  const graph: Graph = {
    input(name, type, shape) {
      inputs!.push(valueField(11, name, type, shape));
      return name;
    },
    output(name, value, shape) {
      write('Identity', [value], [name], {});
      outputs!.push(valueField(12, name, 'float32', shape));
    },
    has: (name) => weights.tensors.has(name),
    shapeOf: (name) => stored.find(name).shape,
    weight: stored.weight,
    floats: (values, shape = [values.length]) => stored.constant('float32', Float32Array.from(values), shape),
    integers: (values) => stored.constant('int64', BigInt64Array.from(values, BigInt), [values.length]),
    node: (operation, from, attributes = {}) => graph.nodes(operation, from, 1, attributes)[0]!,
    runtimeNode(operation, from, attributes = {}) {
      const name = nextName();
      write(operation, from, [name], attributes, runtimeDomain);
      return name;
    },
    nodes(operation, from, count, attributes = {}) {
      const results = Array.from({ length: count }, nextName);
      write(operation, from, results, attributes);
      return results;
    },
    file: () =>
      Buffer.concat([
        integerField(1, irVersion),
        bytesField(7, Buffer.concat([...nodes!, bytesField(2, 'net'), ...stored.buffers, ...inputs!, ...outputs!])),
        bytesField(8, Buffer.concat([bytesField(1, ''), integerField(2, opset)])),
        bytesField(8, Buffer.concat([bytesField(1, runtimeDomain), integerField(2, 1)])),
      ]),
  };
  return graph;
}
