/** What a net predicts, as the image x₀ and the noise ε that make up a sample √ᾱ·x₀ + √(1−ᾱ)·ε (Salimans and Ho, 2022). */
export type Prediction = (alpha: number, output: number, sample: number) => readonly [x0: number, epsilon: number];

const predictions: Readonly<Record<string, Prediction>> = {
  epsilon: (alpha, output, sample) => [(sample - Math.sqrt(1 - alpha) * output) / Math.sqrt(alpha), output],
  v_prediction: (alpha, output, sample) => [
    Math.sqrt(alpha) * sample - Math.sqrt(1 - alpha) * output,
    Math.sqrt(alpha) * output + Math.sqrt(1 - alpha) * sample,
  ],
  sample: (alpha, output, sample) => [output, (sample - Math.sqrt(alpha) * output) / Math.sqrt(1 - alpha)],
};

/** Throws when the kind of prediction is not known. */
export function predictionOf(type = 'epsilon'): Prediction {
  const prediction = predictions[type];
  if (!prediction) throw new Error(`The prediction “${type}” is not known`);
  return prediction;
}

/** √ᾱ·x₀ + √(1−ᾱ)·noise. */
export function noised(original: Float32Array, noise: Float32Array, alpha: number): Float32Array {
  const [signal, rest] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  return original.map((value, at) => signal * value + rest * noise[at]!);
}
