/** `key` is that of the submit that caused the cost. */
export type CostContext = { key: string };

export type CostEvent =
  /** The server accepted the submit: it holds the credits. */
  | { type: 'cost.accepted' }
  | { type: 'cost.reversed' }
  /** A balance is requested, which includes what the server has accepted until now. */
  | { type: 'balance.requested' }
  | { type: 'balance.received' };

/** What a cost reports to the credits chart: the balance being fetched includes it. */
export type CostReport = { type: 'cost.included'; key: string };

export type CostTypes = { context: CostContext; events: CostEvent; input: CostContext };
