/** Multipart bodies whose files are read from the disk while they are sent. */
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { typeOfFile } from './files.ts';

export type Field = { name: string; value: string } | { name: string; path: string; filename?: string };

/** Returns a `multipart/form-data` body of known length that holds no file in memory. */
export async function formBody(fields: readonly Field[]): Promise<Blob> {
  // A blob's type is lower case, and so must be the boundary that it names.
  const boundary = `iridia-${randomUUID()}`;
  const parts: (string | Blob)[] = [];
  for (const field of fields) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field.name}"`;
    if ('value' in field) parts.push(`${head}\r\n\r\n${field.value}\r\n`);
    else {
      const { path, filename = basename(path) } = field;
      parts.push(`${head}; filename="${filename}"\r\ncontent-type: ${typeOfFile(path)}\r\n\r\n`, await openAsBlob(path), '\r\n');
    }
  }
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}
