import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import type { SoundEvent, SoundReport } from './beginning.types.ts';

export type BeginningServices = {
  /** Reports what is there of the sound of the page's job, now and at each change. Returns the function that ends it. */
  watchSound(report: (report: Omit<SoundReport, 'type'>) => void): () => void;
  /** Plays a file from a second on and reports how it goes. Returns the function that stops it. */
  playPart(url: string, from: number, report: (event: SoundEvent) => void): () => void;
};

/** The actors that watch and play a sound. */
export const beginningActors = (services: BeginningServices) => ({
  watchSound: fromCallback(({ sendBack }) =>
    services.watchSound((report) => sendBack({ type: 'sound.reported', ...report })),
  ) as Listener<SoundReport>,
  playPart: fromCallback(
    ({ input: { url, from }, sendBack }: { input: { url: string; from: number }; sendBack: (event: SoundEvent) => void }) =>
      services.playPart(url, from, sendBack),
  ) as Listener<SoundEvent, { url: string; from: number }>,
});
