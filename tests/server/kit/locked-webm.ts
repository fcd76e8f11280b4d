/** A WebM as its sellers lock it: the first track names a key (Matroska, RFC 9559, 5.1.4.1.31). */
const [segmentId, tracksId, entryId] = ['18538067', '1654ae6b', 'ae'];

/** An element whose size takes eight bytes. */
function element(id: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(content.length, 4);
  size[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** Where an element begins, and where its content begins and ends. Its last mention is the element itself: an index stands before it. */
function elementAt(bytes: Buffer, id: string, at = bytes.lastIndexOf(Buffer.from(id, 'hex'))): [at: number, start: number, end: number] {
  const size = at + id.length / 2;
  const length = Math.clz32(bytes[size]!) - 23;
  const start = size + length;
  return [at, start, start + [...bytes.subarray(size + 1, start)].reduce((sum, byte) => sum * 256 + byte, bytes[size]! & (0xff >> length))];
}

/** Writes the key into a WebM, whose packets stay as they are. */
export function locked(webm: Buffer): Buffer {
  const encryption = element('5035', element('47e1', Buffer.of(5)), element('47e2', Buffer.alloc(16, 7)));
  const key = element('6d80', element('6240', element('5033', Buffer.of(1)), encryption));
  const [segmentAt, segment] = elementAt(webm, segmentId);
  const [tracksAt, tracks, end] = elementAt(webm, tracksId);
  const [, entry, next] = elementAt(webm, entryId, tracks);
  return Buffer.concat([
    webm.subarray(0, segmentAt),
    // Its size is open.
    Buffer.from(`${segmentId}01ffffffffffffff`, 'hex'),
    webm.subarray(segment, tracksAt),
    element(tracksId, element(entryId, webm.subarray(entry, next), key), webm.subarray(next, end)),
    webm.subarray(end),
  ]);
}
