/** The name of the built-in engine, as the list of engines and the record of a job spell it. */
export const builtInEngine = 'local';
