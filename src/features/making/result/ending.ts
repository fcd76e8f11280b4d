import type { GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';

/** How a job ended without a result. */
export type Ending = Extract<GenerationPhase, 'failed' | 'refused' | 'unreached' | 'cancelled'>;

const endings: ReadonlySet<GenerationPhase> = new Set<Ending>(['failed', 'refused', 'unreached', 'cancelled']);
export const isEnding = (phase: GenerationPhase): phase is Ending => endings.has(phase);
