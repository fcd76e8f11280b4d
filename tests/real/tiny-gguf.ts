/** The smallest file of weights that a server of language models loads: one layer of chance, which answers with bytes of chance. */
import { Buffer } from 'node:buffer';

const width = 64;
const hidden = 128;
const alignment = 32;
const kinds = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const;

const u32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);
const u64 = (value: number): Buffer => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
const f32 = (value: number): Buffer => Buffer.from(Float32Array.of(value).buffer);
const text = (value: string): Buffer => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const field = (key: string, kind: number, value: Buffer): Buffer => Buffer.concat([text(key), u32(kind), value]);
const listOf = (kind: number, items: readonly Buffer[]): Buffer => Buffer.concat([u32(kind), u64(items.length), ...items]);

/** The tokens: three that steer, every byte, and printable characters with the mark of a space. */
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
const characters = ['▁', ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))];
const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...characters];
const types = { normal: 1, control: 3, byte: 6 } as const;
const typeOf = (index: number): number => {
  if (index < 3) return types.control;
  return index < 3 + bytes.length ? types.byte : types.normal;
};

const metadata: readonly Buffer[] = [
  field('general.architecture', kinds.text, text('llama')),
  field('general.name', kinds.text, text('tiny')),
  ...Object.entries({
    context_length: 2048,
    embedding_length: width,
    block_count: 1,
    feed_forward_length: hidden,
    'rope.dimension_count': 32,
    'attention.head_count': 2,
    'attention.head_count_kv': 2,
    vocab_size: tokens.length,
  }).map(([key, value]) => field(`llama.${key}`, kinds.u32, u32(value))),
  field('llama.attention.layer_norm_rms_epsilon', kinds.f32, f32(1e-5)),
  field('tokenizer.ggml.model', kinds.text, text('llama')),
  field('tokenizer.ggml.tokens', kinds.list, listOf(kinds.text, tokens.map(text))),
  field(
    'tokenizer.ggml.scores',
    kinds.list,
    listOf(
      kinds.f32,
      tokens.map(() => f32(0)),
    ),
  ),
  field(
    'tokenizer.ggml.token_type',
    kinds.list,
    listOf(
      kinds.i32,
      tokens.map((_token, index) => u32(typeOf(index))),
    ),
  ),
  ...Object.entries({ bos: 1, eos: 2, unknown: 0 }).map(([name, id]) => field(`tokenizer.ggml.${name}_token_id`, kinds.u32, u32(id))),
  field(
    'tokenizer.chat_template',
    kinds.text,
    text("{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant: "),
  ),
];

const shapes: Readonly<Record<string, readonly number[]>> = {
  'token_embd.weight': [width, tokens.length],
  'output_norm.weight': [width],
  'output.weight': [width, tokens.length],
  'blk.0.attn_norm.weight': [width],
  'blk.0.attn_q.weight': [width, width],
  'blk.0.attn_k.weight': [width, width],
  'blk.0.attn_v.weight': [width, width],
  'blk.0.attn_output.weight': [width, width],
  'blk.0.ffn_norm.weight': [width],
  'blk.0.ffn_gate.weight': [width, hidden],
  'blk.0.ffn_up.weight': [width, hidden],
  'blk.0.ffn_down.weight': [hidden, width],
};

/** Numbers from -1 to 1 that look like chance and are always the same. */
function* chance(): Generator<number> {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647) yield (2 * seed) / 2_147_483_647 - 1;
}

/** Returns the file. */
export function tinyGguf(): Buffer {
  const numbers = chance();
  let offset = 0;
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  for (const [name, shape] of Object.entries(shapes)) {
    const values = Float32Array.from({ length: shape.reduce((all, side) => all * side) }, () =>
      shape.length === 1 ? 1 : numbers.next().value!,
    );
    infos.push(Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]));
    const stored = Buffer.from(values.buffer);
    const padded = Math.ceil(stored.length / alignment) * alignment;
    data.push(stored, Buffer.alloc(padded - stored.length));
    offset += padded;
  }
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), u64(infos.length), u64(metadata.length), ...metadata, ...infos]);
  return Buffer.concat([head, Buffer.alloc(Math.ceil(head.length / alignment) * alignment - head.length), ...data]);
}
