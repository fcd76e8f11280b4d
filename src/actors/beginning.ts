import { beginningActors, type BeginningServices } from '../../machines/beginning/beginning.actors.ts';
import { beginningMachine } from '../../machines/beginning/beginning.machine.ts';
import type { SoundEvent, SoundReport } from '../../machines/beginning/beginning.types.ts';
import { selectJob, type Making } from '../../machines/generation/generation.selectors.ts';
import type { Job } from '../../machines/job/job.types.ts';
import type { Generation } from './generation.ts';
import { makingStore } from './making.ts';
import type { Root } from './root.ts';

let element: HTMLAudioElement | null = null;

/** One element for all parts: some browsers let only an element play on that played after a click. In the page, where another player finds and pauses it. */
function openElement(): HTMLAudioElement {
  if (element) return element;
  element = document.createElement('audio');
  document.body.append(element);
  return element;
}

/** Plays a file from a second on. A browser that allows no sound reports a failure. */
function playPart(url: string, from: number, report: (event: SoundEvent) => void): () => void {
  const audio = openElement();
  const stop = new AbortController();
  const on = (name: string, act: () => void): void => audio.addEventListener(name, act, { signal: stop.signal });
  on('timeupdate', () => report({ type: 'sound.moved', seconds: audio.currentTime }));
  on('ended', () => report({ type: 'sound.ended' }));
  on('error', () => report({ type: 'sound.failed' }));
  // A sound that ends is paused as well.
  on('pause', () => audio.ended || report({ type: 'sound.paused' }));
  audio.src = url;
  audio.currentTime = from;
  audio.play().catch(() => stop.signal.aborted || report({ type: 'sound.failed' }));
  return () => {
    stop.abort();
    audio.pause();
  };
}

/** What is there of the sound of a job. */
const reportOf = ({ id, status, beginning = [] }: Job): Omit<SoundReport, 'type'> => ({
  job: id,
  parts: beginning.map(({ url, duration }) => ({ url, seconds: duration ?? 0 })),
  status: status === 'succeeded' ? 'made' : status === 'queued' || status === 'running' ? 'making' : 'lost',
});

/** Reports the sound of the job on a page whenever the job changes. */
const watchSound =
  (generation: Generation): BeginningServices['watchSound'] =>
  (report) => {
    const store = makingStore(generation);
    let last: Job | null = null;
    const look = (making: Making): void => {
      const job = selectJob(making);
      if (job === null || job === last) return;
      last = job;
      report(reportOf(job));
    };
    look(store.getSnapshot());
    const watching = store.subscribe({ next: () => look(store.getSnapshot()) } as never);
    return () => watching.unsubscribe();
  };

/** The beginning of the sound that the page of a tool is making. */
export const beginningFlow = (root: Root, tool: string, generation: Generation) =>
  root.keep({ role: 'beginning', tool }, () => ({
    logic: beginningMachine.provide({ actors: beginningActors({ watchSound: watchSound(generation), playPart }) }),
  }));
