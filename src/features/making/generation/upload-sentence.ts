import { sizeIn } from '../../../../contract/facts/file-size.ts';
import type { FileRefusal, UploadFacts } from '../../../../machines/upload/upload.types.ts';
import type { Words } from '../../../platform/words.ts';

function refusalSentence(LL: Words, tag: string, refusal: FileRefusal): string {
  const t = LL.making.upload;
  if (refusal.rule === 'size') return t.size(sizeIn(tag, refusal.size), sizeIn(tag, refusal.limit));
  if (refusal.rule === 'type')
    return t.type(new Intl.ListFormat(tag, { type: 'disjunction' }).format(refusal.accepted.map((each) => each.toUpperCase())));
  if (refusal.rule === 'content') return t.content[refusal.kind === 'mask' ? 'picture' : refusal.kind]();
  return t.empty();
}

/** The error message of a file; null when it is valid. */
export function uploadSentence(LL: Words, tag: string, upload: UploadFacts | null): string | null {
  if (upload?.status === 'refused' && upload.refusal) return refusalSentence(LL, tag, upload.refusal);
  if (upload?.status !== 'failed') return null;
  return upload.failure && 'msg' in upload.failure ? upload.failure.msg : LL.making.upload.failed();
}
