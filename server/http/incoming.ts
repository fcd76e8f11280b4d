/** A request whose body must come in pieces that are worth reading: a chunk of one byte costs the loop as much as one of 64 kilobytes. */
import { IncomingMessage } from 'node:http';

/** How many pieces of a body may be small, as the first and last of a slow network are, and what all others bring on average (bytes). */
const pieces = { free: 1000, least: 512 };

/**
 * A body that crumbles ends there, so that its reader answers what it answers to one that broke off. Nothing more of its connection is read,
 * which must end with the answer.
 */
export class Incoming extends IncomingMessage {
  isCut = false;
  private count = 0;
  private size = 0;

  /** Called by Node for each piece, whether anybody reads or not. `false` stops reading from the connection. */
  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) return super.push(null);
    this.count += 1;
    this.size += piece.length;
    if (this.count <= pieces.free + this.size / pieces.least) return super.push(piece, encoding);
    if (!this.isCut) {
      this.isCut = true;
      // What ends before it is complete takes its connection down, and the answer with it.
      this.complete = true;
      super.push(null);
      this.emit('cut');
    }
    return false;
  }
}
