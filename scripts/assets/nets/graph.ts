/**
 * Converts a TensorFlow.js graph model with the operations that small convolutional nets use. Images are transposed from NHWC to NCHW.
 */
import { createGraph, type Attribute, type Value } from './onnx.ts';
import { depthwiseKernelOf, kernelOf, readTfjs, transpose, type Weight } from './weights.ts';

type NodeAttribute = { s?: string; b?: boolean; list?: { i?: (string | number)[]; s?: string[] }; shape?: { dim?: { size: string }[] } };
type GraphNode = { name: string; op: string; input?: string[]; attr?: Record<string, NodeAttribute> };

/** The result of a node: a value (`image` when its axes were transposed), or a constant that has not been written yet. */
type Made = { value?: Value; image?: boolean; constant?: Weight };

const nameOf = (reference: string): string => reference.replace(/^\^/, '').replace(/:\d+$/, '');
const textOf = (base64 = ''): string => Buffer.from(base64, 'base64').toString();
const integersOf = (attribute: NodeAttribute | undefined): number[] => (attribute?.list?.i ?? []).map(Number);
/** The axis of an image after the transposition. */
const turnedAxis = (axis: number): number => [0, 2, 3, 1][(axis + 4) % 4]!;

const arithmetic: Readonly<Record<string, string>> = {
  Add: 'Add',
  AddV2: 'Add',
  AddN: 'Add',
  BiasAdd: 'Add',
  Mul: 'Mul',
  Sub: 'Sub',
  Minimum: 'Min',
  Maximum: 'Max',
};

/** Below this number of values, fewer bits save nothing worth a node. */
const fewValues = 256;

class Conversion {
  readonly graph = createGraph();
  readonly made = new Map<string, Made>();
  private readonly weights: ReadonlyMap<string, Weight>;
  private readonly halves: boolean;

  constructor(weights: ReadonlyMap<string, Weight>, halves: boolean) {
    this.weights = weights;
    this.halves = halves;
  }

  private number(value: number): Value {
    return this.graph.constant([], Float32Array.of(value));
  }

  private integers(values: Iterable<number>): Value {
    const whole = BigInt64Array.from(values, BigInt);
    return this.graph.constant([whole.length], whole);
  }

  /** A constant as the package carries it: large ones with 8 bits keep them, and those with 16 if that is wanted. */
  private weight({ shape, values, eight, sixteen }: Weight): Value {
    if (sixteen && this.halves && values.length >= fewValues) return this.graph.halves(shape, Float16Array.from(values));
    if (!eight || values.length < fewValues) return this.graph.constant(shape, values);
    const { scale, min } = eight;
    const zero = Math.round(-min / scale);
    const bytes = Uint8Array.from(values, (value) => Math.round(value / scale) + zero);
    return this.graph.bytes(shape, bytes, scale, zero);
  }

  /** A constant that is combined with an image must be transposed as well. */
  private besides({ value, constant }: Made, image: boolean): Value {
    if (value !== undefined) return value;
    const { shape, values } = constant!;
    if (!image || shape.length === 0) return this.graph.constant(shape, values);
    if (shape.length === 1) return this.graph.constant([1, shape[0]!, 1, 1], values);
    const turned = transpose({ shape: shape.length === 3 ? [1, ...shape] : shape, values }, [0, 3, 1, 2]);
    return this.graph.constant(turned.shape, turned.values);
  }

  private activated(value: Value, kind: string, slope?: Made): Value {
    const { graph } = this;
    if (kind === 'Relu6') return graph.node('Clip', [value, this.number(0), this.number(6)]);
    if (kind !== 'Prelu') return graph.node(kind, [value]);
    const { values } = slope!.constant!;
    return graph.node('PRelu', [value, graph.constant([values.length, 1, 1], values)]);
  }

  private convolution(node: GraphNode, inputs: readonly Made[]): Made {
    const depthwise = node.op.includes('Depthwise');
    const weight = inputs[1]!.constant!;
    const kernel = depthwise ? depthwiseKernelOf(weight) : kernelOf(weight);
    const [bias, ...activations] = (node.attr?.fused_ops?.list?.s ?? []).map(textOf);
    const dilations = integersOf(node.attr?.dilations).slice(1, 3);
    const edges = integersOf(node.attr?.explicit_paddings);
    const padding = textOf(node.attr?.padding?.s);
    const attributes: Record<string, Attribute> = {
      kernel_shape: kernel.shape.slice(2),
      strides: integersOf(node.attr?.strides).slice(1, 3),
      group: depthwise ? weight.shape[2]! : 1,
      dilations: dilations.length > 0 ? dilations : [1, 1],
      ...(padding === 'EXPLICIT'
        ? { pads: [edges[2]!, edges[4]!, edges[3]!, edges[5]!] }
        : { auto_pad: padding === 'VALID' ? 'VALID' : 'SAME_UPPER' }),
    };
    const operands = [inputs[0]!.value!, this.weight(kernel)];
    if (bias === 'BiasAdd') operands.push(this.graph.constant([kernel.shape[0]!], inputs[2]!.constant!.values));
    let value = this.graph.node('Conv', operands, attributes);
    for (const kind of activations) value = this.activated(value, kind, inputs[3]);
    return { value, image: true };
  }

  private transposedConvolution(node: GraphNode, inputs: readonly Made[]): Made {
    const kernel = transpose(inputs[1]!.constant!, [3, 2, 0, 1]);
    const value = this.graph.node('ConvTranspose', [inputs[2]!.value!, this.graph.constant(kernel.shape, kernel.values)], {
      kernel_shape: kernel.shape.slice(2),
      strides: integersOf(node.attr?.strides).slice(1, 3),
      auto_pad: 'SAME_UPPER',
    });
    return { value, image: true };
  }

  private resize(node: GraphNode, [source, size]: readonly Made[]): Made {
    const { graph } = this;
    const channels = graph.node('Slice', [graph.node('Shape', [source!.value!]), this.integers([0]), this.integers([2])]);
    const wanted = graph.node('Concat', [channels, this.integers(size!.constant!.values)], { axis: 0 });
    const corners = node.attr?.align_corners?.b ? 'align_corners' : 'asymmetric';
    const value = graph.node('Resize', [source!.value!, '', '', wanted], {
      mode: 'linear',
      coordinate_transformation_mode: node.attr?.half_pixel_centers?.b ? 'half_pixel' : corners,
    });
    return { value, image: true };
  }

  private pool(node: GraphNode, [source]: readonly Made[]): Made {
    const value = this.graph.node(node.op === 'MaxPool' ? 'MaxPool' : 'AveragePool', [source!.value!], {
      kernel_shape: integersOf(node.attr?.ksize).slice(1, 3),
      strides: integersOf(node.attr?.strides).slice(1, 3),
      auto_pad: textOf(node.attr?.padding?.s) === 'SAME' ? 'SAME_UPPER' : 'VALID',
    });
    return { value, image: true };
  }

  convert(node: GraphNode): Made {
    const { graph } = this;
    const inputs = (node.input ?? []).filter((name) => !name.startsWith('^')).map((name) => this.made.get(nameOf(name))!);
    const [first, second] = inputs;
    const image = first?.image ?? false;
    switch (node.op) {
      case 'Placeholder': {
        const sizes = (node.attr?.shape?.shape?.dim ?? []).map(({ size }) => Number(size));
        const side = (size: number | undefined, name: string) => (size !== undefined && size > 0 ? size : name);
        return { value: graph.input(node.name, [1, 3, side(sizes[1], 'height'), side(sizes[2], 'width')]), image: true };
      }
      case 'Const':
        return { constant: this.weights.get(node.name)! };
      case 'Identity':
        return first!;
      case 'Conv2D':
      case '_FusedConv2D':
      case 'DepthwiseConv2dNative':
      case 'FusedDepthwiseConv2dNative':
        return this.convolution(node, inputs);
      case 'Conv2DBackpropInput':
        return this.transposedConvolution(node, inputs);
      case 'Relu':
      case 'Relu6':
      case 'Sigmoid':
      case 'Prelu':
        return { value: this.activated(first!.value!, node.op, second), image };
      case 'MaxPool':
      case 'AvgPool':
        return this.pool(node, inputs);
      case 'ResizeBilinear':
        return this.resize(node, inputs);
      case 'Pad': {
        const [n0, n1, h0, h1, w0, w1, c0, c1] = second!.constant!.values;
        return { value: graph.node('Pad', [first!.value!, this.integers([n0!, c0!, h0!, w0!, n1!, c1!, h1!, w1!])]), image };
      }
      case 'ConcatV2': {
        const axis = inputs.at(-1)!.constant!.values[0]!;
        const values = inputs.slice(0, -1).map(({ value }) => value!);
        return { value: graph.node('Concat', values, { axis: image ? turnedAxis(axis) : axis }), image };
      }
      case 'Mean': {
        const axes = [...second!.constant!.values].map((axis) => (image ? turnedAxis(axis) : axis));
        const keepdims = node.attr?.keep_dims?.b ? 1 : 0;
        return { value: graph.node('ReduceMean', [first!.value!], { axes, keepdims }), image: image && keepdims === 1 };
      }
      case 'Squeeze': {
        const axes = integersOf(node.attr?.squeeze_dims).map((axis) => (image ? turnedAxis(axis) : axis));
        return { value: graph.node('Squeeze', [first!.value!, this.integers(axes)]) };
      }
      case '_FusedMatMul': {
        const bias = this.besides(inputs[2]!, false);
        return { value: graph.node('Gemm', [first!.value!, this.weight(second!.constant!), bias]) };
      }
      case 'Softmax':
        return { value: graph.node('Softmax', [first!.value!]), image };
      case 'Reshape': {
        const upright = image ? graph.node('Transpose', [first!.value!], { perm: [0, 2, 3, 1] }) : first!.value!;
        return { value: graph.node('Reshape', [upright, this.integers(second!.constant!.values)]) };
      }
      default: {
        const operation = arithmetic[node.op];
        if (!operation) throw new Error(`The operation ${node.op} has no translation`);
        const isImage = inputs.some((input) => input.image);
        const operands = inputs.map((input) => this.besides(input, isImage));
        return {
          value: operands.slice(1).reduce((result, operand) => graph.node(operation, [result, operand]), operands[0]!),
          image: isImage,
        };
      }
    }
  }
}

type Signature = { outputs?: Record<string, { name: string }> };
type GraphFile = { modelTopology: { node: GraphNode[] }; signature?: Signature; userDefinedMetadata?: { signature?: Signature } };

/** The outputs that the model declares, or every node that no other node uses. */
function outputsOf({ modelTopology, signature, userDefinedMetadata }: GraphFile): string[] {
  const declared = signature?.outputs ?? userDefinedMetadata?.signature?.outputs;
  if (declared) return Object.values(declared).map(({ name }) => nameOf(name));
  const used = new Set(modelTopology.node.flatMap(({ input = [] }) => input.map(nameOf)));
  return modelTopology.node
    .filter(({ name, op }) => !used.has(name) && !['Const', 'NoOp', 'Placeholder'].includes(op))
    .map(({ name }) => name);
}

/**
 * Returns the bytes of an ONNX file for a `model.json` with its weights in the same folder. Outputs are named after their nodes with the
 * prefix `out_`. `halves`: weights that the package carries with 16 bits keep them.
 */
export function graphToOnnx(path: string, halves = false): Buffer {
  const { file, weights } = readTfjs(path);
  const model = file as unknown as GraphFile;
  const conversion = new Conversion(weights, halves);
  const { made, graph } = conversion;
  let waiting = model.modelTopology.node.filter(({ op }) => op !== 'NoOp');
  while (waiting.length > 0) {
    const later: GraphNode[] = [];
    for (const node of waiting) {
      const ready = (node.input ?? []).every((name) => name.startsWith('^') || made.has(nameOf(name)));
      if (ready) made.set(node.name, conversion.convert(node));
      else later.push(node);
    }
    if (later.length === waiting.length) throw new Error('The graph goes round in circles');
    waiting = later;
  }
  for (const output of outputsOf(model)) graph.output(`out_${output}`, made.get(output)!.value!);
  return graph.file();
}
