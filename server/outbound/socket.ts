/** A WebSocket to a service that only listens, within the rules of the way out: its own origin, no redirects, no compression, small messages. */
import { createHash, randomBytes } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Service } from './service.ts';

export type Listening = {
  /** The path and query on the service's base. */
  path: string;
  /** Maximum size of a message in bytes; a larger one ends the connection. */
  maxBytes: number;
  onText: (text: string) => void;
};

/** Milliseconds until the server has to accept the connection. */
const handshakeTimeout = 10_000;
/** RFC 6455, section 4.2.2. */
const acceptOf = (key: string): string => createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

type Frame = { isLast: boolean; opcode: number; payload: Buffer; size: number };

/** Reads one frame from the start of a buffer; null until all of it is there. Throws for one that is too large, masked or extended. */
function frameIn(buffer: Buffer, maxBytes: number): Frame | null {
  if (buffer.length < 2) return null;
  const [first, second] = [buffer[0]!, buffer[1]!];
  if ((first & 0x70) !== 0 || (second & 0x80) !== 0) throw new Error('the frame is masked or extended');
  const short = second & 0x7f;
  const header = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (buffer.length < header) return null;
  const length = short === 127 ? Number(buffer.readBigUInt64BE(2)) : short === 126 ? buffer.readUInt16BE(2) : short;
  if (length > maxBytes) throw new Error(`the message is larger than ${maxBytes} bytes`);
  if (buffer.length < header + length) return null;
  return { isLast: (first & 0x80) !== 0, opcode: first & 0x0f, payload: buffer.subarray(header, header + length), size: header + length };
}

/** A pong with the ping's payload, masked as a client must. */
function pong(payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const masked = Buffer.from(payload.map((byte, index) => byte ^ mask[index % 4]!));
  return Buffer.concat([Buffer.from([0x8a, 0x80 | masked.length]), mask, masked]);
}

function readFrames(socket: Duplex, head: Buffer, { maxBytes, onText }: Listening): void {
  let buffer: Buffer = Buffer.alloc(0);
  let text: Buffer[] | null = null;
  const take = ({ isLast, opcode, payload }: Frame): void => {
    if (opcode === 8) socket.destroy();
    else if (opcode === 9 && payload.length <= 125) socket.write(pong(payload));
    // Images of the work in progress are binary, and are not shown.
    else if (opcode === 2) text = null;
    else if (opcode === 1 || (opcode === 0 && text)) {
      text = [...(opcode === 1 ? [] : (text ?? [])), payload];
      if (text.reduce((size, part) => size + part.length, 0) > maxBytes) throw new Error('the message is too large');
      if (!isLast) return;
      onText(Buffer.concat(text).toString('utf8'));
      text = null;
    }
  };
  const read = (chunk: Buffer): void => {
    buffer = Buffer.concat([buffer, chunk]);
    try {
      for (let frame = frameIn(buffer, maxBytes); frame; frame = frameIn(buffer, maxBytes)) {
        take(frame);
        buffer = buffer.subarray(frame.size);
      }
    } catch {
      socket.destroy();
    }
  };
  socket.on('error', () => undefined);
  socket.on('data', read);
  read(head);
}

/** Opens the connection and returns a function that closes it. Never throws: without it the caller receives nothing. */
export function listenTo(service: Service, listening: Listening): () => void {
  const url = new URL(`${service.base}${listening.path}`);
  if (url.origin !== service.origin) return () => undefined;
  const key = randomBytes(16).toString('base64');
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
    ...service.secrets,
  };
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { agent: false, headers, timeout: handshakeTimeout });
  let end = (): void => void request.destroy();
  request.on('upgrade', (answer: IncomingMessage, socket, head) => {
    end = () => void socket.destroy();
    socket.setTimeout(0);
    if (answer.headers['sec-websocket-accept'] !== acceptOf(key) || answer.headers['sec-websocket-extensions']) socket.destroy();
    else readFrames(socket, head, listening);
  });
  // Any other answer, a redirect too, isn't a connection.
  request.on('response', () => request.destroy());
  request.on('timeout', () => request.destroy());
  request.on('error', () => undefined);
  request.end();
  return () => end();
}
