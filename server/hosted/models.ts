/** `FAL_MODELS` and `REPLICATE_MODELS`: a JSON object of model ids by capability. `effect.*` stands for every effect. */
import { ConfigError } from '../core/config.ts';
import type { Capability } from '../../contract/facts/tools/tool.ts';

export type Models = (capability: Capability) => string | null;

export function readModels(env: Readonly<Record<string, string | undefined>>, name: string): Models {
  let models: unknown;
  try {
    models = JSON.parse(env[name] || '{}');
  } catch (cause) {
    throw new ConfigError(`${name} must be a JSON object of model ids by capability.`, { cause });
  }
  if (typeof models !== 'object' || models === null || Object.values(models).some((id) => typeof id !== 'string'))
    throw new ConfigError(`${name} must be a JSON object of model ids by capability.`);
  const known = models as Record<string, string>;
  return (capability) => known[capability] ?? (capability.startsWith('effect.') ? (known['effect.*'] ?? null) : null);
}
