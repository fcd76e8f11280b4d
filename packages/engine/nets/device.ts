/**
 * Where the nets of packs run: on the processor, or on a graphics card that a child process has tried first. Bundled nets stay on the
 * processor, where a card gains nothing.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { InferenceSession } from 'onnxruntime-node';
import type { ModelDevice } from '../../../contract/facts/packs.ts';

export type { ModelDevice };

/** A device that was tried; `message` is the sentence for the operator. */
export type ChosenDevice = { device: Exclude<ModelDevice, 'auto'>; message: string };

/** What a probe prints on standard output. `difference` is the largest one to the processor, relative to the largest value. */
export type Probed = { difference: number } | { cause: string };

const names = { cpu: 'the processor', cuda: 'CUDA', webgpu: 'WebGPU', dml: 'DirectML', coreml: 'Core ML' } as const;

/**
 * What `auto` tries, by system. WebGPU is left to the person who names it: a software adapter answers as well as a card, and is slower than the
 * processor.
 */
const tried: Readonly<Partial<Record<NodeJS.Platform, readonly ChosenDevice['device'][]>>> = {
  linux: ['cuda'],
  win32: ['dml'],
  darwin: ['coreml'],
};

/** Largest difference between a card and the processor. */
const tolerance = 1e-2;
/** Milliseconds; a driver that hangs must not hold the first job for longer. */
const timeout = 60_000;

/** Runs a small net on a device and on the processor in a child process, because a broken driver ends the process that loads it. */
export async function probe(device: ChosenDevice['device']): Promise<Probed> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'probe.program.ts'), device],
      { timeout, env: { PATH: process.env.PATH } },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1)!) as Probed;
  } catch (error) {
    return { cause: error instanceof Error ? error.message.split('\n').at(-1)!.slice(0, 300) : String(error) };
  }
}

/** Chooses the device for the packs: the one that is wanted when it computes what the processor computes, otherwise the processor. */
export async function chooseDevice(wanted: ModelDevice, tryOut: typeof probe = probe): Promise<ChosenDevice> {
  if (wanted === 'cpu') return { device: 'cpu', message: 'Packs run on the processor.' };
  const reasons: string[] = [];
  for (const device of wanted === 'auto' ? (tried[process.platform] ?? []) : [wanted]) {
    const found = await tryOut(device);
    if ('difference' in found && found.difference <= tolerance) return { device, message: `Packs run on ${names[device]}.` };
    reasons.push(
      'cause' in found
        ? `${names[device]} cannot be used (${found.cause})`
        : `${names[device]} computes something else than the processor (${found.difference.toPrecision(2)})`,
    );
  }
  return { device: 'cpu', message: `Packs run on the processor${reasons.length > 0 ? `: ${reasons.join('; ')}` : ''}.` };
}

let current: ChosenDevice['device'] = 'cpu';

/** Sets the device of this process, before the first net of a pack is opened. */
export function useDevice(device: ChosenDevice['device']): void {
  current = device;
}

/** Returns the providers for the nets of packs: the device, then the processor for what the device does not know. */
export const packProviders = (): InferenceSession.ExecutionProviderConfig[] => (current === 'cpu' ? ['cpu'] : [current, 'cpu']);
