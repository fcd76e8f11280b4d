import { mayBe, uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';
import type { FileFacts, FileRefusal } from './upload.types.ts';

/** Why the contract refuses this file, or null. */
export function refusalOf(file: FileFacts, kind: UploadKind): FileRefusal | null {
  const rule = uploadRules[kind];
  if (!mayBe(kind, file)) return { rule: 'type', type: file.type, accepted: rule.extensions };
  if (file.size === 0) return { rule: 'empty' };
  if (file.size > rule.bytes) return { rule: 'size', size: file.size, limit: rule.bytes };
  return null;
}
