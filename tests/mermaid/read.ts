/** Reads a state diagram line by line, as Mermaid does. */

export type Drawn = { states: Map<string, string[]>; arrows: [from: string, to: string][]; noted: string[] };

/** Every form of a line that is drawn; `words` contain nothing that Mermaid takes for the end of a text. */
const words = '[^;#<>":]+';
const forms = {
  header: /^stateDiagram-v2$/,
  state: new RegExp(`^state "(?<words>${words})" as (?<id>\\w+)(?<opens> \\{)?$`),
  more: new RegExp(`^(?<id>\\w+) : (?<words>${words})$`),
  arrow: new RegExp(`^(?<from>\\w+|\\[\\*\\]) --> (?<to>\\w+)(?: : (?<words>${words})?)?$`),
  note: /^note left of (?<id>\w+)$/,
  noted: new RegExp(`^(?<words>anywhere, ${words})$`),
  endOfNote: /^end note$/,
  region: /^--$/,
  closes: /^\}$/,
} as const;

/** Throws when a line has none of the forms, or a brace, an arrow or a note belongs to nothing. */
export function readDrawing(text: string): Drawn {
  const drawn: Drawn = { states: new Map(), arrows: [], noted: [] };
  let [depth, isNote] = [0, false];
  const named: string[] = [];
  for (const line of text
    .trimEnd()
    .split('\n')
    .map((one) => one.trimStart())) {
    const [form, match] =
      Object.entries(forms)
        .map(([name, pattern]) => [name as keyof typeof forms, pattern.exec(line)] as const)
        .find(([name, found]) => found && isNote === (name === 'noted' || name === 'endOfNote')) ?? [];
    if (!form || !match) throw new Error(`Mermaid would not read this line: ${line}`);
    const { id = '', words: message = '', from = '', to = '', opens } = match.groups ?? {};
    if (form === 'state') {
      drawn.states.set(id, [message]);
      if (opens) depth += 1;
    }
    if (form === 'more') drawn.states.get(id)!.push(message);
    if (form === 'arrow') {
      named.push(to, ...(from === '[*]' ? [] : [from]));
      if (from !== '[*]') drawn.arrows.push([from, to]);
    }
    if (form === 'note') named.push(id);
    if (form === 'note' || form === 'endOfNote') isNote = form === 'note';
    if (form === 'noted') drawn.noted.push(message);
    if (form === 'region' && depth === 0) throw new Error('Regions need a state around them');
    if (form === 'closes') depth -= 1;
  }
  const unknown = named.filter((id) => !drawn.states.has(id));
  if (unknown.length > 0 || depth !== 0 || isNote) throw new Error(`Not closed, or of no state: ${unknown.join(', ')}`);
  return drawn;
}
