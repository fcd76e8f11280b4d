/** A part of a sound: its address, and its length in seconds. */
export type SoundPart = { url: string; seconds: number };

export type BeginningContext = {
  /** The job whose sound it is; null before the first one. */
  job: string | null;
  /** What is made of the sound, in order. */
  parts: SoundPart[];
  /** Index of the part that is played, from 0. */
  at: number;
  /** Seconds of that part that were played. */
  seconds: number;
};

/** What is there of the sound of a job. `made`: the whole is a file of its own now; `lost`: the job ended without a sound. */
export type SoundReport = { type: 'sound.reported'; job: string; parts: SoundPart[]; status: 'making' | 'made' | 'lost' };

/** What the part that plays reports. `sound.paused`: something other than this chart paused it. */
export type SoundEvent =
  | { type: 'sound.moved'; seconds: number }
  | { type: 'sound.ended' }
  | { type: 'sound.paused' }
  | { type: 'sound.failed' };

export type BeginningEvent =
  | SoundReport
  | SoundEvent
  | { type: 'listen.clicked' }
  | { type: 'pause.clicked' }
  /** The page of the tool is no longer on screen. */
  | { type: 'page.left' }
  /** The player of the whole has taken over. */
  | { type: 'sound.taken' };

export type BeginningTypes = { context: BeginningContext; events: BeginningEvent; tags: 'offered' | 'playing' };
