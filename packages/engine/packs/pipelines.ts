/**
 * How the engine runs the files of a pack: one entry for each kind of pipeline. Paths are relative to the pack's folder, with
 * `/`, and may have one `*` in the last name where a repository's own name is not settled (see `fileOf`). The settings travel in the pack's own `pack.json`, so a folder explains itself.
 */

/** A value with its limits and its usual choice. */
export type Range = { readonly min: number; readonly max: number; readonly usual: number };

export type Pipelines = {
  /**
   * Stable Diffusion in a folder of diffusers or Optimum: `tokenizer/`, `scheduler/`, `text_encoder/`, `unet/`, `vae/` or its two halves, each
   * with a graph or `.safetensors`. The folder's own configurations state what the nets are; these settings state how they are used.
   */
  diffusion: {
    readonly sampler: 'lcm' | 'euler' | 'ddim';
    readonly spacing: 'leading' | 'trailing' | 'linspace';
    readonly prediction: 'epsilon' | 'v_prediction';
    readonly steps: Range;
    /** Classifier-free guidance; null where the model was trained without. */
    readonly guidance: Range | null;
    readonly negative: boolean;
    /** Sides of an image in pixels that the model was trained for. */
    readonly sides: readonly number[];
    readonly modes: readonly ('text' | 'image' | 'inpaint')[];
  };
  /** Text to speech. */
  speech: {
    readonly architecture: 'supertonic' | 'kokoro';
    readonly sampleRate: number;
    readonly voices: readonly string[];
  };
  /** A voice recolored by a sample of another. */
  clone: {
    readonly architecture: 'openvoice';
    readonly sampleRate: number;
    readonly reference: string;
    readonly converter: string;
    /** Samples of a frame of the spectrogram, and from one frame to the next. */
    readonly fft: number;
    readonly hop: number;
    /** How far the sound may stray from the likeliest one, 0 to 1. */
    readonly tau: number;
  };
  /** A language model in the layout of transformers.js (`config.json`, `tokenizer.json`, `onnx/model_<dtype>.onnx`). */
  chat: { readonly dtype: string; readonly context: number; readonly translates: boolean };
  /** A language model that states which rule a text breaks: the chat template of its tokenizer, and one graph. */
  guard: { readonly architecture: 'qwen3guard'; readonly file: string };
  /** An encoder and a decoder that translate into English (`tokenizer.json`, `onnx/{encoder,decoder}_model_<dtype>.onnx`). */
  translate: { readonly dtype: string };
  /** One net that takes a square image and answers with a mask of the same side. */
  cutout: {
    readonly file: string;
    readonly side: number;
    readonly mean: readonly [number, number, number];
    readonly std: readonly [number, number, number];
    /** The answer is logits. */
    readonly sigmoid: boolean;
  };
  /**
   * One net that enlarges a tile of `side`² pixels, 0 to 1, by `scale`: ONNX, or ncnn's `.param` with its `.bin` beside it. An image of more
   * than `most` pixels is left to the bundled nets, because it would take too long.
   */
  enlarge: { readonly file: string; readonly side: number; readonly scale: 2 | 4; readonly most?: number };
  /** One net that takes the bytes of an image of any size and a mask (255 keeps, 0 is filled), and answers with bytes. */
  inpaint: { readonly architecture: 'migan'; readonly file: string };
  /** One net that answers with relative nearness; `side` is a multiple of `multiple`. */
  depth: { readonly file: string; readonly side: number; readonly multiple: number };
};

export type PipelineKind = keyof Pipelines;
export type Pipeline = { readonly [Kind in PipelineKind]: { readonly kind: Kind } & Pipelines[Kind] }[PipelineKind];
/** The settings of one kind. */
export type PipelineOf<Kind extends PipelineKind> = Extract<Pipeline, { kind: Kind }>;
