import { ConfigError } from './core/config.ts';
import { openComfyui } from './hosted/comfyui/engine.ts';
import { checkNets, createEngine, type Engine } from '@iridia/engine';
import { openFal } from './hosted/fal/engine.ts';
import { openOpenai } from './hosted/openai/engine.ts';
import { openReplicate } from './hosted/replicate/engine.ts';
import type { EngineSurroundings } from './hosted/surroundings.ts';

declare module './core/services.ts' {
  interface Services {
    readonly engines: readonly Engine[];
  }
}

/** Opens one engine; null when it is not configured. */
type Open = (surroundings: EngineSurroundings) => Promise<Engine | null>;

/** Fails at startup if the operator's own models are incompatible. */
async function openLocal({ config, log }: EngineSurroundings): Promise<Engine> {
  const models = config.localModels;
  const problems = models ? await checkNets(models) : [];
  if (problems.length > 0) throw new ConfigError(`LOCAL_MODELS cannot be used.\n${problems.join('\n')}`);
  return createEngine({
    models,
    packs: config.packsDir,
    device: config.modelsDevice,
    onDevice: ({ device, message }) => (device === 'cpu' && config.modelsDevice !== 'auto' ? log.warn(message) : log.info(message)),
  });
}

/** Every engine by its name in `ENGINES`, in the default order; the built-in engine is last. */
const engines: Readonly<Record<string, Open>> = {
  openai: openOpenai,
  comfyui: openComfyui,
  fal: openFal,
  replicate: openReplicate,
  local: openLocal,
};

/** Returns the configured engines in the order in which they are tried. `ENGINES` sets the order; an engine that it omits is disabled. */
export async function openEngines(surroundings: EngineSurroundings): Promise<Engine[]> {
  const wanted = surroundings.config.engines;
  const unknown = wanted?.find((name) => !Object.hasOwn(engines, name));
  if (unknown !== undefined) throw new ConfigError(`ENGINES names "${unknown}", which is none of ${Object.keys(engines).join(', ')}.`);
  const open: Engine[] = [];
  for (const name of wanted ?? Object.keys(engines)) {
    const engine = await engines[name]!(surroundings);
    if (engine) open.push(engine);
  }
  return open;
}
