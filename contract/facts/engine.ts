/** The engines in their default order, as `ENGINES` and the record of a job spell them. */
export const engineNames = ['openai', 'comfyui', 'fal', 'replicate', 'local'] as const;
export type EngineName = (typeof engineNames)[number];

/** The name of the built-in engine. */
export const builtInEngine: EngineName = 'local';
