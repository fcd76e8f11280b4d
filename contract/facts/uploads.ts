/** Which files each kind of form field accepts: the browser rejects early by name and type, the server decides by content. */
import { limits } from './limits.ts';

/** The kinds of form fields that accept a file. */
export const uploadKinds = ['picture', 'gif', 'video', 'audio', 'mask'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Accepted files of a field kind; `bytes` is the maximum size. */
export type UploadRule = {
  /** Media types as reported by the browser; if the type is empty, the extension decides. */
  readonly types: readonly string[];
  readonly extensions: readonly string[];
  readonly bytes: number;
};

const picture: UploadRule = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif', 'image/tiff'],
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'heif', 'hif', 'tif', 'tiff'],
  bytes: limits.imageBytes,
};

/** By field kind. */
export const uploadRules: Record<UploadKind, UploadRule> = {
  picture,
  gif: { types: ['image/gif'], extensions: ['gif'], bytes: limits.imageBytes },
  video: {
    types: ['video/mp4', 'video/webm', 'video/ogg', 'video/quicktime', 'video/x-msvideo', 'video/x-matroska'],
    extensions: ['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv'],
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
    ],
    extensions: ['mp3', 'wav', 'ogg', 'aac', 'flac', 'm4a', 'wma', 'aiff', 'alac'],
    bytes: limits.audioBytes,
  },
  mask: { types: ['image/png'], extensions: ['png'], bytes: limits.imageBytes },
};
