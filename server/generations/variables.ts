import { builtInEngine } from '../../contract/facts/engine.ts';
import type { Capability } from '../../contract/facts/tools/index.ts';
import type { Engine } from '@iridia/engine';

/** Returns the environment variable that would enable an engine for a capability that none of these offers. */
export function variableFor(engines: readonly Engine[], capability: Capability): string {
  if (!engines.some(({ name }) => name === builtInEngine)) return 'ENGINES';
  if (capability === 'audio.fromText') return 'OPENAI_SPEECH_MODEL';
  if (capability === 'image.fromText' || capability === 'image.fromImage' || capability === 'image.inpaint') return 'OPENAI_IMAGE_MODEL';
  if (capability === 'video.fromText' || capability === 'video.fromImage') return 'OPENAI_VIDEO_MODEL';
  return 'FAL_MODELS';
}
