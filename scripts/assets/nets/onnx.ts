/** Writes an ONNX model (opset 13): only the protobuf messages that a convolutional net needs. */

import { bytesField, integerField } from '../../../packages/engine/nets/graph/protobuf.ts';

/** Field numbers and enumerations of `onnx.proto`. */
const elementFloat = 1;
const elementByte = 2;
const elementInt64 = 7;
const elementHalf = 10;
const attributeInt = 2;
const attributeString = 3;
const attributeInts = 7;
const irVersion = 8;
const opset = 13;

export type Attribute = number | string | readonly number[];
/** The name of a tensor in the graph; an empty name omits an optional input. */
export type Value = string;
export type Dimension = number | string;

function attribute(name: string, value: Attribute): Buffer {
  const fields = [bytesField(1, name)];
  if (typeof value === 'string') fields.push(bytesField(4, value), integerField(20, attributeString));
  else if (typeof value === 'number') fields.push(integerField(3, value), integerField(20, attributeInt));
  else fields.push(...value.map((entry) => integerField(8, entry)), integerField(20, attributeInts));
  return bytesField(5, Buffer.concat(fields));
}

function valueInfo(name: string, dimensions: readonly Dimension[]): Buffer {
  const shape = dimensions.map((size) => bytesField(1, typeof size === 'string' ? bytesField(2, size) : integerField(1, size)));
  const type = [integerField(1, elementFloat), ...(shape.length > 0 ? [bytesField(2, Buffer.concat(shape))] : [])];
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, Buffer.concat(type)))]);
}

export type OnnxGraph = {
  input(name: string, dimensions: readonly Dimension[]): Value;
  /** Constant numbers: weights, sizes. */
  constant(dimensions: readonly number[], values: Float32Array | BigInt64Array): Value;
  /** Weights of 8 bits, which the runtime makes floats of: `(byte - zero) × scale`. */
  bytes(dimensions: readonly number[], values: Uint8Array, scale: number, zero: number): Value;
  /** Weights of 16 bits, which the runtime makes floats of. */
  halves(dimensions: readonly number[], values: Float16Array): Value;
  node(operation: string, inputs: readonly Value[], attributes?: Readonly<Record<string, Attribute>>): Value;
  /** The runtime infers the shape. */
  output(name: string, value: Value): void;
  file(): Buffer;
};

export function createGraph(): OnnxGraph {
  const nodes: Buffer[] = [];
  const tensors: Buffer[] = [];
  const inputs: Buffer[] = [];
  const outputs: Buffer[] = [];
  let names = 0;
  const nextName = (): Value => {
    names += 1;
    return `t${names}`;
  };
  const write = (operation: string, from: readonly Value[], attributes: Readonly<Record<string, Attribute>>, result: Value): Value => {
    const fields = [
      ...from.map((input) => bytesField(1, input)),
      bytesField(2, result),
      bytesField(3, result),
      bytesField(4, operation),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ];
    nodes.push(bytesField(1, Buffer.concat(fields)));
    return result;
  };
  const tensor = (dimensions: readonly number[], element: number, values: ArrayBufferView): Value => {
    const name = nextName();
    const fields = [
      ...dimensions.map((size) => integerField(1, size)),
      integerField(2, element),
      bytesField(8, name),
      bytesField(9, Buffer.from(values.buffer, values.byteOffset, values.byteLength)),
    ];
    tensors.push(bytesField(5, Buffer.concat(fields)));
    return name;
  };
  return {
    input(name, dimensions) {
      inputs.push(bytesField(11, valueInfo(name, dimensions)));
      return name;
    },
    constant: (dimensions, values) => tensor(dimensions, values instanceof BigInt64Array ? elementInt64 : elementFloat, values),
    bytes(dimensions, values, scale, zero) {
      const known = [tensor(dimensions, elementByte, values), tensor([], elementFloat, Float32Array.of(scale))];
      return write('DequantizeLinear', [...known, tensor([], elementByte, Uint8Array.of(zero))], {}, nextName());
    },
    halves: (dimensions, values) => write('Cast', [tensor(dimensions, elementHalf, values)], { to: elementFloat }, nextName()),
    node: (operation, from, attributes = {}) => write(operation, from, attributes, nextName()),
    output(name, value) {
      write('Identity', [value], {}, name);
      outputs.push(bytesField(12, valueInfo(name, [])));
    },
    file() {
      const graph = Buffer.concat([...nodes, bytesField(2, 'g'), ...tensors, ...inputs, ...outputs]);
      return Buffer.concat([
        integerField(1, irVersion),
        bytesField(2, 'tfjs2onnx'),
        bytesField(7, graph),
        bytesField(8, Buffer.concat([bytesField(1, ''), integerField(2, opset)])),
      ]);
    },
  };
}
