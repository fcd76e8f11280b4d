/**
 * The random numbers of torch's CPU generator, so that a seed gives here what it gives with the official implementation: Mersenne Twister
 * 19937 (Matsumoto and Nishimura, 1998) and the Box–Muller transform, in the order in which torch applies it (`normal_fill` in
 * aten/src/ATen/native/cpu/DistributionTemplates.h).
 */
const length = 624;
const middle = 397;
/** Values that torch transforms together; fewer take another path. */
const batch = 16;

export type Noise = {
  /** Draws `count` values of the standard normal distribution. */
  normal(count: number): Float32Array;
};

function createTwister(seed: number): () => number {
  const state = new Uint32Array(length);
  state[0] = seed;
  for (let at = 1; at < length; at += 1) {
    const before = state[at - 1]! ^ (state[at - 1]! >>> 30);
    state[at] = Math.imul(before, 1_812_433_253) + at;
  }
  let at = length;
  const twist = () => {
    for (let k = 0; k < length; k += 1) {
      const mixed = (state[k]! & 0x8000_0000) | (state[(k + 1) % length]! & 0x7fff_ffff);
      state[k] = state[(k + middle) % length]! ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908_b0df : 0);
    }
    at = 0;
  };
  return () => {
    if (at === length) twist();
    let value = state[at]!;
    at += 1;
    value ^= value >>> 11;
    value ^= (value << 7) & 0x9d2c_5680;
    value ^= (value << 15) & 0xefc6_0000;
    return (value ^ (value >>> 18)) >>> 0;
  };
}

/** Creates the generator that `torch.Generator('cpu').manual_seed(seed)` is; `seed` is an integer from 0 to 2³² − 1. */
export function createNoise(seed: number): Noise {
  const next = createTwister(seed);
  const uniform24 = () => (next() & 0xff_ffff) / 2 ** 24;
  /** 53 random bits: the first word is the high one. */
  const uniform53 = () => {
    const high = next();
    const low = next();
    return ((high & 0x1f_ffff) * 2 ** 32 + low) / 2 ** 53;
  };
  /** The second half of a pair drawn one by one; it stays until the next such draw. */
  let kept: number | null = null;

  function one(): number {
    if (kept !== null) {
      const value = kept;
      kept = null;
      return value;
    }
    const angle = 2 * Math.PI * uniform53();
    const radius = Math.sqrt(-2 * Math.log1p(-uniform53()));
    kept = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  function transform(values: Float32Array, from: number): void {
    for (let at = from; at < from + batch / 2; at += 1) {
      const radius = Math.sqrt(-2 * Math.log(1 - values[at]!));
      const angle = 2 * Math.PI * values[at + batch / 2]!;
      values[at] = radius * Math.cos(angle);
      values[at + batch / 2] = radius * Math.sin(angle);
    }
  }

  return {
    normal(count) {
      if (count < batch) return Float32Array.from({ length: count }, one);
      const values = Float32Array.from({ length: count }, uniform24);
      for (let at = 0; at + batch <= count; at += batch) transform(values, at);
      if (count % batch > 0) {
        // The rest is drawn again as the last sixteen values.
        for (let at = count - batch; at < count; at += 1) values[at] = uniform24();
        transform(values, count - batch);
      }
      return values;
    },
  };
}
