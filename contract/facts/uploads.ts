/** Which files each kind of form field accepts: the browser rejects early by name or type, the server decides by content. */
import { limits } from './limits.ts';

/** The kinds of form fields that accept a file. */
export const uploadKinds = ['picture', 'gif', 'video', 'audio', 'mask'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Accepted files of a field kind; `bytes` is the maximum size. */
export type UploadRule = {
  /** Media types by which systems know the files; each has names for them that others do not, so the extension is enough. */
  readonly types: readonly string[];
  readonly extensions: readonly string[];
  /** Extensions that are taken too, but would only make a list for people longer. A recording is often a container for videos. */
  readonly aliases: readonly string[];
  readonly bytes: number;
};

const image: UploadRule = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif', 'image/tiff'],
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'heif', 'hif', 'tif', 'tiff'],
  aliases: ['apng', 'jfif'],
  bytes: limits.imageBytes,
};

/** By field kind. */
export const uploadRules: Record<UploadKind, UploadRule> = {
  picture: image,
  gif: { types: ['image/gif'], extensions: ['gif'], aliases: [], bytes: limits.imageBytes },
  video: {
    types: [
      'video/mp4',
      'video/webm',
      'video/ogg',
      'video/quicktime',
      'video/x-msvideo',
      'video/x-matroska',
      'video/3gpp',
      'video/x-ms-wmv',
    ],
    extensions: ['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv'],
    aliases: ['m4v', 'ogv', '3gp', 'wmv'],
    bytes: limits.videoBytes,
  },
  audio: {
    types: [
      'audio/mpeg',
      'audio/wav',
      'audio/x-wav',
      'audio/wave',
      'audio/ogg',
      'audio/aac',
      'audio/flac',
      'audio/x-flac',
      'audio/mp4',
      'audio/x-m4a',
      'audio/x-ms-wma',
      'audio/aiff',
      'audio/x-aiff',
      'audio/webm',
      'audio/3gpp',
      'audio/opus',
    ],
    extensions: ['mp3', 'wav', 'ogg', 'aac', 'flac', 'm4a', 'wma', 'aiff', 'alac'],
    aliases: ['oga', 'opus', 'aif', 'caf', 'mp4', 'webm', '3gp', 'mov', 'mkv'],
    bytes: limits.audioBytes,
  },
  mask: { types: ['image/png'], extensions: ['png'], aliases: [], bytes: limits.imageBytes },
};

const extensionsOf = (kind: UploadKind): readonly string[] => [...uploadRules[kind].extensions, ...uploadRules[kind].aliases];

/** What a file dialog offers for a field. Types alone hide files whose system knows them by another name. */
export const acceptOf = (kind: UploadKind): string =>
  [...uploadRules[kind].types, ...extensionsOf(kind).map((extension) => `.${extension}`)].join(',');

/** The extension of a file's name, in lower case; an empty string for a name without one. */
const extensionIn = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a field may take a file by what its name or its system states. Both are hints: the server decides by content. */
export const mayBe = (kind: UploadKind, { name, type }: { name: string; type: string }): boolean =>
  uploadRules[kind].types.includes(type.split(';')[0]!.trim().toLowerCase()) || extensionsOf(kind).includes(extensionIn(name));

/** Whether some field takes files of this name. */
export const isTakenName = (name: string): boolean => uploadKinds.some((kind) => extensionsOf(kind).includes(extensionIn(name)));
