/** The wiring of the charts as data and as a diagram: the application's wiring table. */
import { chartOfRole, type Role } from '../../../machines/app/app.roles.ts';
import type { EventRow, RelayRow } from '../../../machines/app/app.row.ts';
import { table } from '../../../machines/app/app.wiring.ts';

export type WiringRow = {
  from: Role;
  fact: string;
  to: Role | null;
  event: string | null;
  /** The effect outside the charts that the row triggers instead. */
  effect: string | null;
  /** The name of the condition. */
  when: string | null;
  /** The event's payload: a literal, or the name of the mapping. Null forwards the fact's payload. */
  with: unknown;
  sameTool: boolean;
  /** The name of the mapping that picks one receiver among those of a role. */
  at: string | null;
  /** The name of the list in the fact that becomes one event for each element. */
  each: string | null;
  late: boolean;
  load: boolean;
};
export type Wiring = { roles: { role: Role; chart: string }[]; rows: WiringRow[] };

const asData = (row: RelayRow): WiringRow => {
  const {
    to = null,
    event = null,
    with: payload = null,
    sameTool = false,
    at,
    each,
    late = false,
    load = false,
  } = row as Partial<EventRow>;
  return {
    from: row.from,
    fact: row.fact,
    to,
    event,
    effect: 'effect' in row ? row.effect : null,
    when: row.when?.name ?? null,
    with: typeof payload === 'function' ? payload.name : payload,
    sameTool,
    at: at?.name ?? null,
    each: each?.name ?? null,
    late,
    load,
  };
};

export function wiring(): Wiring {
  const rows = table.map(asData);
  const named = new Set(rows.flatMap(({ from, to }) => (to ? [from, to] : [from])));
  const roles = [...named].toSorted().map((role) => ({ role, chart: chartOfRole[role] ?? role }));
  return { roles, rows };
}

const text = (words: string): string => words.replaceAll(/["#;<>]/g, ' ');

/** One arrow per pair of actors, labeled with the facts it carries; every toast is one note, because all charts raise toasts. */
export function wiringDrawing({ roles, rows }: Wiring): string {
  const labels = new Map<string, { line: string; label: string[] }>();
  const add = (from: string, to: string, label: string) => {
    const line = `${from} --> ${to}`;
    const known = labels.get(line) ?? { line, label: [] };
    known.label.push(text(label));
    labels.set(line, known);
  };
  const reported = rows.filter(({ fact }) => fact !== 'notice.raised');
  for (const { from, fact, to, event, effect, when } of reported) {
    const condition = when ? ` [${when}]` : '';
    if (to) add(from, to, `${fact}${condition}${event === fact ? '' : ` → ${event}`}`);
    else add(from, `effect_${effect}`, `${fact}${condition}`);
  }
  const effects = [...new Set(rows.flatMap(({ effect }) => (effect ? [effect] : [])))];
  const raisers = rows.filter(({ fact }) => fact === 'notice.raised').length;
  const named = ({ role, chart }: Wiring['roles'][number]) => (role === chart ? role : `${role} (${chart})`);
  return [
    'flowchart LR',
    ...roles.map((role) => `  ${role.role}["${role.role === 'toasts' ? `toasts, from ${raisers} actors` : named(role)}"]`),
    ...effects.map((effect) => `  effect_${effect}(["${effect}"])`),
    ...[...labels.values()].map(({ line, label }) => {
      const [from, to] = line.split(' --> ');
      return `  ${from} -->|"${label.join('<br/>')}"| ${to}`;
    }),
    '',
  ].join('\n');
}
