declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** Returns 0 when the voice is available. */
    set_voice(name: string): number;
    /** Words per minute, 80 to 450. */
    set_rate(value: number): number;
    /** 0 to 99, 50 by default; the same applies to the range. */
    set_pitch(value: number): number;
    set_range(value: number): number;
    get_samplerate(): number;
    /** `hear` receives the samples in chunks and returns true to stop. */
    synthesize(text: string, hear: (samples: Int16Array | null) => boolean): void;
  }
  export default function createEspeak(options: { print(line: string): void; printErr(line: string): void }): Promise<{
    eSpeakNGWorker: new () => EspeakWorker | PromiseLike<EspeakWorker>;
  }>;
}
