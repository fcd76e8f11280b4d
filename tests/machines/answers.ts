/** Answers of the server, as its envelope carries them. */
import { codes, type CodeName } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';

export const granted = <T>(data: T): Answer<T> => ({ code: codes.success, msg: 'success', data });
export const refusal = (name: CodeName, msg: string = name): Answer<never> => ({ code: codes[name], msg, data: null });

/** An answer that the test releases. */
export class Held<T> {
  readonly promise: Promise<T>;
  resolve!: (value: T) => void;
  reject!: (error: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}
