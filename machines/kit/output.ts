/** The whole output of an invoked port, as the params of a guard or an action: `{ type: 'isAccepted', params: output }`. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;
