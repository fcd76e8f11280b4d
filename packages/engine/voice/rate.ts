/** Samples a second of all that is spoken here: Kokoro's rate, and RHVoice's. */
export const rate = 24_000;
