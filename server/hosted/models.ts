import type { Capability } from '../../contract/facts/tools/tool.ts';

/** Returns the model id of a capability on a hosted queue; null if the operator configured none. */
export type Models = (capability: Capability) => string | null;

/** Creates a lookup of model ids by capability; `effect.*` matches every effect. */
export const readModels =
  (ids: Readonly<Record<string, string>>): Models =>
  (capability) =>
    ids[capability] ?? (capability.startsWith('effect.') ? (ids['effect.*'] ?? null) : null);
