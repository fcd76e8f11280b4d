import { uploadRules, type UploadKind } from '../../contract/facts/uploads.ts';
import type { FileFacts, FileRefusal } from './upload.types.ts';

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why the contract refuses this file, or null. Some systems report no media type: then the extension decides. */
export function refusalOf(file: FileFacts, kind: UploadKind): FileRefusal | null {
  const rule = uploadRules[kind];
  const extension = extensionOf(file.name);
  const accepted = file.type ? rule.types.includes(file.type.toLowerCase()) : rule.extensions.includes(extension);
  if (!accepted) return { rule: 'type', type: file.type || extension, accepted: rule.extensions };
  if (file.size === 0) return { rule: 'empty' };
  if (file.size > rule.bytes) return { rule: 'size', size: file.size, limit: rule.bytes };
  return null;
}
