/** Reads the answers of calls. It loads while the first call is on its way, so no page needs it to send one. */
import { codes } from '../../contract/facts/codes.ts';
import { looseEnvelope, type Answer } from '../../contract/structs/envelope.ts';
import { is, type AnyStruct, type Infer } from '../../contract/structs/schema.ts';

export type Reader<S extends AnyStruct> = {
  /** The answer in an envelope, with its data checked on success; null for anything else. */
  answerIn(content: unknown): Answer<Infer<S>> | null;
  isData(value: unknown): value is Infer<S>;
};

/** The reader of answers whose data match a struct. */
export function createReader<S extends AnyStruct>(data: S): Reader<S> {
  const isData = (value: unknown): value is Infer<S> => is(value, data);
  return {
    isData,
    answerIn(content) {
      if (!is(content, looseEnvelope)) return null;
      const { code, msg } = content;
      if (code !== codes.success) return { code, msg, data: null };
      return isData(content.data) ? { code, msg, data: content.data } : null;
    },
  };
}
