import { mayBe, uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';
import type { FileFacts, FileRefusal, StoredFile } from './upload.types.ts';

/** Why the contract refuses this file, or null. */
export function refusalOf(file: FileFacts, kind: UploadKind): FileRefusal | null {
  const rule = uploadRules[kind];
  if (!mayBe(kind, file)) return { rule: 'type', type: file.type, accepted: rule.extensions };
  if (file.size === 0) return { rule: 'empty' };
  if (file.size > rule.bytes) return { rule: 'size', size: file.size, limit: rule.bytes };
  return null;
}

const contents: Record<UploadKind, RegExp> = {
  picture: /^image\//,
  gif: /^image\/gif$/,
  video: /^video\//,
  audio: /^audio\//,
  mask: /^image\//,
};

/** Why a stored file is not what its field needs, or null: only the server knows whether a container holds a video or a sound. */
export const contentRefusalOf = ({ type }: Pick<StoredFile, 'type'>, kind: UploadKind): FileRefusal | null =>
  contents[kind].test(type) ? null : { rule: 'content', kind };
