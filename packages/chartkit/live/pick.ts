/** What a person searches for in all charts: states, events, guards, actions, facts. */
import type { Flow } from '../export/flow.ts';
import { spokenAction, spokenEvent, spokenGuard, spokenState } from '../export/spoken.ts';

/** Ids of the states and places of the transitions whose words contain all of these; empty for no words. */
export function found({ states, transitions }: Flow, query: string): Set<string> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return new Set();
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return new Set([
    ...states
      .filter((state) =>
        matches([state.id.split('.').at(-1), state.description, ...spokenState(state), ...state.invoke.map(({ src }) => src)].join(' ')),
      )
      .map(({ id }) => id),
    ...transitions
      .filter((transition) => {
        const { event, guard, actions } = transition;
        return matches([event, spokenEvent(transition), guard ? spokenGuard(guard) : '', ...actions.map(spokenAction)].join(' '));
      })
      .map(({ place }) => place),
  ]);
}

/** The state that an address names: `#paying` or `#paying.frame`; null when there is none. */
export function stateNamed({ machine, states }: Flow, hash: string): string | null {
  const name = decodeURIComponent(hash.replace(/^#/, ''));
  if (name === '') return null;
  const whole = `${machine}.${name}`;
  return (states.find(({ id }) => id === whole || id === name) ?? states.find(({ id }) => id.endsWith(`.${name}`)))?.id ?? null;
}
