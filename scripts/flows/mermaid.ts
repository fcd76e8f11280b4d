/** Renders a chart as a Mermaid state diagram. */
import { spokenDelay, spokenGuard } from '../../machines/kit/spoken.ts';
import type { Flow, FlowState, FlowTransition } from './describe.ts';

const short = (id: string): string => id.split('.').at(-1) ?? id;
const name = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const text = (words: string): string => words.replaceAll(/[;#<>"]/g, ' ').replaceAll(':', ' ');

function label({ event, guard, params, delay, ms, actions }: FlowTransition): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  const what =
    delay !== null
      ? spokenDelay(delay, ms ?? 0)
      : outcome
        ? `${actor} ${outcome === 'done' ? 'answers' : 'fails'}`
        : event.replace(/^xstate\./, '');
  return text(
    [what, guard && `[${spokenGuard(guard, params)}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' '),
  );
}

/** Mermaid cannot draw transitions from the root, which would start at every first-level state: one note lists them instead. */
export function mermaid({ id, states, transitions }: Flow): string {
  const parent = (state: FlowState): string => state.id.split('.').slice(0, -1).join('.');
  const below = (of: string): FlowState[] => states.filter((state) => state.id !== of && parent(state) === of);
  const isParallel = (of: string): boolean => states.find((state) => state.id === of)?.type === 'parallel';

  const block = (of: string, indent: string): string[] => {
    const children = below(of);
    const initial = states.find((state) => state.id === of)?.initial;
    const lines = initial ? [`${indent}[*] --> ${name(initial)}`] : [];
    children.forEach((child, index) => {
      if (index > 0 && isParallel(of)) lines.push(`${indent}--`);
      if (child.type === 'history') lines.push(`${indent}state "H" as ${name(child.id)}`);
      else if (below(child.id).length === 0) lines.push(`${indent}state "${short(child.id)}" as ${name(child.id)}`);
      else lines.push(`${indent}state "${short(child.id)}" as ${name(child.id)} {`, ...block(child.id, `${indent}  `), `${indent}}`);
    });
    return lines;
  };

  const arrows = transitions
    .filter(({ source }) => source !== id)
    .flatMap((transition) =>
      (transition.targets.length > 0 ? transition.targets : [transition.source]).map(
        (target) => `  ${name(transition.source)} --> ${name(target)} : ${label(transition)}`,
      ),
    );
  const anywhere = transitions.filter(({ source }) => source === id);
  const first = states[1];
  const note =
    anywhere.length > 0 && first
      ? [
          `  note left of ${name(first.id)}`,
          ...anywhere.map(
            (transition) => `    anywhere, ${label(transition)}${transition.targets.map((target) => ` → ${short(target)}`).join('')}`,
          ),
          '  end note',
        ]
      : [];
  return ['stateDiagram-v2', ...block(id, '  '), ...arrows, ...note, ''].join('\n');
}
