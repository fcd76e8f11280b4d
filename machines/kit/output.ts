/** What an invoked port has answered, whole, as the params of a guard or an action: `{ type: 'isAccepted', params: output }`. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;
