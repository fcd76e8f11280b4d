import type { UploadFacts } from '../../../../machines/upload/upload.types.ts';

/** The size of the server's copy in pixels; null until it is uploaded. */
export const sizeOf = (upload: UploadFacts | null): { width: number; height: number } | null => {
  const { width, height } = upload?.stored ?? {};
  return width && height ? { width, height } : null;
};
