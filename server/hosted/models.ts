import type { Capability } from '../../contract/facts/tools/tool.ts';

/** The model id of a capability at a hosted queue; null for one that the operator named none for. */
export type Models = (capability: Capability) => string | null;

/** Looks model ids up by capability; `effect.*` stands for every effect. */
export const readModels =
  (ids: Readonly<Record<string, string>>): Models =>
  (capability) =>
    ids[capability] ?? (capability.startsWith('effect.') ? (ids['effect.*'] ?? null) : null);
