/** Renders a chart as a Mermaid state diagram. */
import type { Flow, FlowState, FlowTransition } from './flow.ts';
import { spokenAction, spokenEvent, spokenGuard, spokenState } from './spoken.ts';

const short = (id: string): string => id.split('.').at(-1) ?? id;
const name = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');
const text = (words: string): string => words.replaceAll(/[;#<>"]/g, ' ').replaceAll(':', ' ');

function label(transition: FlowTransition): string {
  const { guard, actions } = transition;
  const parts = [
    spokenEvent(transition),
    guard && `[${spokenGuard(guard)}]`,
    actions.length > 0 && `/ ${actions.map(spokenAction).join(', ')}`,
  ];
  return text(parts.filter(Boolean).join(' '));
}

/**
 * Mermaid cannot draw arrows from the whole, which would start at every state of the first level, nor arrows within the whole of a region
 * or from a state to one inside it: notes list them instead. Regions need a state around them, so a chart of regions is drawn inside a
 * state of its own name.
 */
export function mermaid({ states, transitions }: Flow): string {
  const [root] = states;
  if (!root) return 'stateDiagram-v2\n';
  const below = (of: FlowState): FlowState[] => states.filter(({ id }) => id !== of.id && id.slice(0, id.lastIndexOf('.')) === of.id);
  const isRegions = root.type === 'parallel';
  const wholes = isRegions ? [root, ...below(root)] : [root];
  const isNoted = ({ source, targets }: FlowTransition): boolean =>
    wholes.some(({ id }) => id === source) || targets.some((target) => target.startsWith(`${source}.`));

  const note = (whole: FlowState, indent: string): string[] => {
    const [first] = below(whole).flatMap((state) => (whole === root && isRegions ? below(state) : [state]));
    const anywhere = transitions.filter((transition) => transition.source === whole.id && isNoted(transition));
    if (anywhere.length === 0 || !first) return [];
    const line = (transition: FlowTransition) =>
      `${indent}  anywhere, ${label(transition)}${transition.targets.map((target) => ` → ${short(target)}`).join('')}`;
    return [`${indent}note left of ${name(first.id)}`, ...anywhere.map(line), `${indent}end note`];
  };
  const drawn = (state: FlowState, indent: string): string[] => {
    const alias = name(state.id);
    if (state.type === 'history') return [`${indent}state "H" as ${alias}`];
    const own = spokenState(state).map(text);
    if (below(state).length > 0) {
      return [`${indent}state "${[short(state.id), ...own].join(' · ')}" as ${alias} {`, ...block(state, `${indent}  `), `${indent}}`];
    }
    return [`${indent}state "${short(state.id)}" as ${alias}`, ...own.map((line) => `${indent}${alias} : ${line}`)];
  };
  const block = (state: FlowState, indent: string): string[] => [
    ...(state.initial ? [`${indent}[*] --> ${name(state.initial)}`] : []),
    ...below(state).flatMap((child, index) => [
      ...(index > 0 && state.type === 'parallel' ? [`${indent}--`] : []),
      ...drawn(child, indent),
    ]),
    ...(state === root ? [] : note(state, indent)),
  ];

  const arrows = transitions
    .filter((transition) => !isNoted(transition))
    .flatMap((transition) =>
      (transition.targets.length > 0 ? transition.targets : [transition.source]).map(
        (target) => `  ${name(transition.source)} --> ${name(target)}${label(transition) === '' ? '' : ` : ${label(transition)}`}`,
      ),
    );
  return ['stateDiagram-v2', ...(isRegions ? drawn(root, '  ') : block(root, '  ')), ...arrows, ...note(root, '  '), ''].join('\n');
}
