/** What the folder of a diffusion model states about itself, in the layout of diffusers or of Optimum. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchedulerConfig } from './schedule.ts';
import { configuration } from '../nets/net.ts';
import { folderOf, type SessionOptions } from './session.ts';

type VaeConfig = {
  _class_name?: string;
  scaling_factor?: number;
  block_out_channels?: readonly number[];
  encoder_block_out_channels?: readonly number[];
  latent_channels?: number;
};
type UnetFacts = { in_channels?: number; time_cond_proj_dim?: number | null; block_out_channels?: readonly number[] };
type TextFacts = { num_hidden_layers?: number };
type Index = { force_zeros_for_empty_prompt?: boolean };

export type DiffusionModel = {
  folder: string;
  scheduler: SchedulerConfig;
  /** SDXL has a second text encoder. */
  encoders: readonly { part: 'text_encoder' | 'text_encoder_2'; tokenizer: string; layers: number }[];
  /** An empty negative prompt means zeros instead of the states of no words. */
  zerosForNothing: boolean;
  /** Guidance is an input of the net of this size; null: it is applied to two predictions. */
  guidanceSize: number | null;
  /** `factor`: pixels per latent and side; `multiple`: an image's sides are multiples of so many pixels. */
  vae: { scale: number; factor: number; channels: number };
  multiple: number;
  session: SessionOptions;
};

/** Two threads; without the arena, because it keeps what the net no longer needs. */
export const usualSession: SessionOptions = {
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  extra: configuration,
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  enableMemPattern: false,
};

const json = <Of>(path: string): Of => JSON.parse(readFileSync(path, 'utf8')) as Of;

/**
 * Reads a folder with model_index.json, scheduler/, tokenizer/, text_encoder/, unet/ and vae/ (or vae_decoder/ and vae_encoder/). Throws
 * when a file is missing or the UNet is of a kind that is not known. `changes` replace entries of scheduler_config.json.
 */
export function readModel(folder: string, changes: Partial<SchedulerConfig> = {}, session: SessionOptions = usualSession): DiffusionModel {
  const unet = json<UnetFacts>(join(folder, 'unet/config.json'));
  const vae = json<VaeConfig>(join(folderOf(folder, 'vae_decoder'), 'config.json'));
  if ((unet.in_channels ?? 4) !== 4) throw new Error(`A UNet with ${unet.in_channels} input channels is not known`);
  const isTiny = vae._class_name === 'AutoencoderTiny';
  const levels = (isTiny ? vae.encoder_block_out_channels : vae.block_out_channels)?.length ?? 4;
  const factor = 2 ** (levels - 1);
  const encoders = (
    [
      ['text_encoder', 'tokenizer'],
      ['text_encoder_2', 'tokenizer_2'],
    ] as const
  )
    .filter(([part]) => existsSync(join(folder, part)))
    .map(([part, tokenizer]) => ({ part, tokenizer, layers: json<TextFacts>(join(folder, part, 'config.json')).num_hidden_layers ?? 12 }));
  return {
    folder,
    scheduler: { ...json<SchedulerConfig>(join(folder, 'scheduler/scheduler_config.json')), ...changes },
    encoders,
    zerosForNothing: encoders.length > 1 && (json<Index>(join(folder, 'model_index.json')).force_zeros_for_empty_prompt ?? true),
    guidanceSize: unet.time_cond_proj_dim ?? null,
    vae: { scale: vae.scaling_factor ?? (isTiny ? 1 : 0.18215), factor, channels: vae.latent_channels ?? 4 },
    multiple: factor * 2 ** ((unet.block_out_channels?.length ?? 4) - 1),
    session,
  };
}
