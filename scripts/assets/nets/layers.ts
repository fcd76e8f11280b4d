/**
 * Converts a TensorFlow.js layers model (convolutional, one input `x`, one output `y`) to ONNX, so that one native runtime serves all nets.
 */
import { createGraph, type OnnxGraph } from './onnx.ts';
import { kernelOf, readTfjs, type Weight } from './weights.ts';

type LayerConfig = {
  batch_input_shape?: (number | null)[];
  strides?: number[];
  dilation_rate?: number[];
  padding?: string;
  activation?: string;
  size?: number[];
};
type Layer = { class_name: string; name: string; config: LayerConfig; inbound_nodes: [string, ...unknown[]][][] };

function activated(graph: OnnxGraph, from: string, activation = 'linear'): string {
  if (activation === 'linear') return from;
  if (activation === 'relu') return graph.node('Relu', [from]);
  if (activation === 'sigmoid') return graph.node('Sigmoid', [from]);
  throw new Error(`The activation ${activation} is not known`);
}

function convolution(graph: OnnxGraph, from: string, { name, config }: Layer, weights: ReadonlyMap<string, Weight>): string {
  const kernel = kernelOf(weights.get(`${name}/kernel`)!);
  const bias = weights.get(`${name}/bias`);
  const inputs = [from, graph.constant(kernel.shape, kernel.values), ...(bias ? [graph.constant(bias.shape, bias.values)] : [])];
  const made = graph.node('Conv', inputs, {
    kernel_shape: kernel.shape.slice(2),
    strides: config.strides ?? [1, 1],
    auto_pad: config.padding === 'same' ? 'SAME_UPPER' : 'VALID',
    group: 1,
    dilations: config.dilation_rate ?? [1, 1],
  });
  return activated(graph, made, config.activation);
}

/** Returns the bytes of an ONNX file for a `model.json` with its weights in the same folder. */
export function layersToOnnx(path: string): Buffer {
  const { file, weights } = readTfjs(path);
  const { layers } = (file.modelTopology as { model_config: { config: { layers: Layer[] } } }).model_config.config;
  const graph = createGraph();
  const made = new Map<string, string>();
  let last = '';
  for (const layer of layers) {
    const from = (layer.inbound_nodes[0] ?? []).map(([name]) => made.get(name)!);
    const [first = ''] = from;
    switch (layer.class_name) {
      case 'InputLayer': {
        const [, height, width, channels] = layer.config.batch_input_shape!;
        last = graph.input('x', [1, channels ?? 3, height ?? 'h', width ?? 'w']);
        break;
      }
      case 'Conv2D':
        last = convolution(graph, first, layer, weights);
        break;
      case 'Activation':
        last = activated(graph, first, layer.config.activation);
        break;
      case 'Add':
        last = from.slice(1).reduce((sum, next) => graph.node('Add', [sum, next]), first);
        break;
      case 'Concatenate':
        last = graph.node('Concat', from, { axis: 1 });
        break;
      case 'UpSampling2D':
        last = graph.node('Resize', [first, '', graph.constant([4], new Float32Array([1, 1, ...layer.config.size!]))], {
          mode: 'nearest',
          nearest_mode: 'floor',
          coordinate_transformation_mode: 'asymmetric',
        });
        break;
      default:
        throw new Error(`The layer ${layer.class_name} is not known`);
    }
    made.set(layer.name, last);
  }
  graph.output('y', last);
  return graph.file();
}
