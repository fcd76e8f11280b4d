declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakWorker {
    /** Returns 0 when the voice is available, 2 when another voice of the language is. */
    set_voice(name: string): number;
    /** The clauses of a text, one a line, in the letters of the phonetic alphabet with `_` between two phonemes. */
    synthesize_ipa(text: string): { code: number; ipa: string };
  }
  export default function createEspeak(options: { print(line: string): void; printErr(line: string): void }): Promise<{
    eSpeakNGWorker: new () => EspeakWorker | PromiseLike<EspeakWorker>;
  }>;
}
