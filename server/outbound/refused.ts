/** Why a request left no further: `address` and `redirect` were refused by us, the others are faults of the other side. */
export type OutboundFault = 'address' | 'redirect' | 'size' | 'encoding' | 'unreachable';

/** A request to another server that was refused or failed. The message names no secret: addresses appear without their query. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly fault: OutboundFault;
  constructor(fault: OutboundFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
