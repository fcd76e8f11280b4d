import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';
import { noteUse, type PlacedPack } from '../packs/index.ts';
import { packProviders } from './device.ts';
import { ncnnGraph } from './graph/ncnn.ts';
import { operatorModels, ownModels } from './models.ts';

/** By path; those of packs with the stamp of their pack. */
const sessions = new Map<string, { session: Promise<InferenceSession>; pack: PlacedPack | null }>();

export type Runtime = typeof import('onnxruntime-node');
export const runtime = async (): Promise<Runtime> => {
  // Since 1.29 its telemetry (to Microsoft, with an identifier of the machine) is on unless this is set before it loads.
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
  const module = await import('onnxruntime-node');
  return (module as { default?: Runtime }).default ?? module;
};

/**
 * For every net. A thread without work sleeps: one that spins takes a third more processor time, and the core that others wait for. Sums of
 * nets of 8 bits are exact: a processor without instructions for them (VNNI) clips them otherwise, and the same text is refused on one machine and
 * passes on another.
 */
export const configuration = { session: { intra_op: { allow_spinning: '0' }, x64quantprecision: '1' } };

const usual: InferenceSession.SessionOptions = {
  // Who waits for an image waits two thirds as long; beside other work it costs a twentieth more.
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  // The arena doubles the memory for a fifth less time.
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: configuration,
};

/** Opens a net in ONNX, or in the format of ncnn. */
async function create(path: string, executionProviders: InferenceSession.ExecutionProviderConfig[]): Promise<InferenceSession> {
  const { InferenceSession: Session } = await runtime();
  if (!path.endsWith('.param')) return Session.create(path, { ...usual, executionProviders });
  const extra = { session: { ...configuration.session, model_external_initializers_file_folder_path: dirname(path) } };
  return Session.create(ncnnGraph(path), { ...usual, extra, executionProviders });
}

/** Opens a net on the device of the packs, and on the processor when the device does not take this one. */
async function openForPack(path: string): Promise<InferenceSession> {
  const [device, ...rest] = packProviders();
  try {
    return await create(path, [device!, ...rest]);
  } catch (error) {
    if (rest.length === 0) throw error;
    process.stderr.write(`${path} does not run on ${String(device)}, so it runs on the processor: ${String(error)}\n`);
    return create(path, ['cpu']);
  }
}

/** Opens a net by its path, once per process, and notes the use of its pack. */
export function openFile(path: string, pack: PlacedPack | null = null): Promise<InferenceSession> {
  if (pack) noteUse(pack);
  const known = sessions.get(path);
  if (known) return known.session;
  const session = pack ? openForPack(path) : runtime().then(({ InferenceSession }) => InferenceSession.create(path, usual));
  sessions.set(path, { session, pack });
  return session;
}

/** Closes the nets of packs that are no longer in place, or are another revision now. */
export async function keepOnly(packs: readonly PlacedPack[]): Promise<void> {
  const stamps = new Set(packs.map(({ folder, stamp }) => `${folder} ${stamp}`));
  for (const [path, { session, pack }] of sessions) {
    if (!pack || stamps.has(`${pack.folder} ${pack.stamp}`)) continue;
    sessions.delete(path);
    // One that never opened needs no closing.
    await session.then(
      (open) => open.release(),
      () => undefined,
    );
  }
}

/** Closes the nets of one pack, to give their memory to what comes next. */
export async function closeNets({ folder }: PlacedPack): Promise<void> {
  for (const [path, { session, pack }] of sessions) {
    if (pack?.folder !== folder) continue;
    sessions.delete(path);
    await (await session).release();
  }
}

/** Opens a net by its file name, the operator's before the bundled one. */
export function openNet(file: string): Promise<InferenceSession> {
  const path = [operatorModels(), ownModels]
    .flatMap((folder) => (folder ? [join(folder, file)] : []))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`The weights ${file} are not there`);
  return openFile(path);
}
