/**
 * Packs of weights that an operator can add: what each serves, and what users must know. The order decides which one serves a capability
 * that several can.
 */
import type { Capability } from './tools/tool.ts';

/** What a pack's license requires every user to be shown: restrictions of use (`openRail`), or a credit. */
export type UserTerms = 'openRail' | 'credit';

export type PackFacts = {
  readonly name: PackName;
  readonly serves: readonly Capability[];
  readonly terms: UserTerms | null;
  /** The file without which it does not work: a tool that takes none is not served. */
  readonly needs?: 'audio';
};

const images = ['image.fromText', 'image.fromImage', 'image.inpaint', 'sticker'] as const;
/** Everything that starts with a cutout of an image. Videos use a network for people instead, which is fast enough for every frame. */
const cutFrom = ['image.cutout', 'sticker', 'video.fromImage', 'effect.halloween', 'effect.hug', 'effect.kiss'] as const;

const stated = [
  { name: 'picture', serves: images, terms: 'openRail' },
  { name: 'picture-fast', serves: ['image.fromText', 'sticker'], terms: 'openRail' },
  { name: 'voices', serves: ['audio.fromText'], terms: 'openRail' },
  { name: 'voices-zh', serves: ['audio.fromText'], terms: null },
  { name: 'clone', serves: ['audio.clone'], terms: null, needs: 'audio' },
  { name: 'chat', serves: ['chat'], terms: null },
  // Serves no tool: it judges what people write for all of them.
  { name: 'guard', serves: [], terms: null },
  { name: 'translate', serves: images, terms: null },
  { name: 'cutout', serves: cutFrom, terms: null },
  { name: 'enlarge', serves: ['image.enhance'], terms: null },
  { name: 'inpaint', serves: ['image.inpaint', 'video.inpaint'], terms: null },
  { name: 'depth', serves: ['video.fromImage'], terms: null },
] as const;

export type PackName = (typeof stated)[number]['name'];

export const packs: readonly PackFacts[] = stated;

/** Where the nets of packs run; `auto` tries what the system has, and falls back to the processor. */
export const modelDevices = ['auto', 'cpu', 'cuda', 'webgpu', 'dml', 'coreml'] as const;
export type ModelDevice = (typeof modelDevices)[number];
