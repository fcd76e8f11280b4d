/** The URL of a tool with these inputs, without locale prefix. */
export const filledAddress = (path: string, inputs: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]))}`;
