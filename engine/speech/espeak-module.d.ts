declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** 0 when the voice is there. */
    set_voice(name: string): number;
    /** Words a minute, 80 to 450. */
    set_rate(value: number): number;
    /** 0 to 99, 50 is usual; so is the range. */
    set_pitch(value: number): number;
    set_range(value: number): number;
    get_samplerate(): number;
    /** `hear` gets the samples bit by bit and answers true to stop. */
    synthesize(text: string, hear: (samples: Int16Array | null) => boolean): void;
  }
  export default function createEspeak(options: { print(line: string): void; printErr(line: string): void }): Promise<{
    eSpeakNGWorker: new () => EspeakWorker | PromiseLike<EspeakWorker>;
  }>;
}
