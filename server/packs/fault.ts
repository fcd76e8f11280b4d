/** Why a pack could not be fetched, checked or put in place. */
export type FaultKind =
  /** The hub, or the way to it, does not answer. */
  | 'unreachable'
  /** The hub wants a token, or refuses the one it got. */
  | 'denied'
  | 'missing'
  /** What the hub lists or sends is not what the registry or the lock states. */
  | 'changed'
  /** A name that would leave the folder of the pack, or a link. */
  | 'unsafe'
  | 'disk'
  | 'busy'
  | 'stopped';

/** An expected failure; the message is a sentence for the operator. */
export class PackFault extends Error {
  override readonly name = 'PackFault';
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
