/** What the repository states about a chart, one of its states or one of its transitions. */
import type { ReactNode } from 'react';
import type { ActorRecord } from '../record/channel.ts';
import type { FlowPage, FlowTransition, SourcePlace } from '../export/flow.ts';
import { entered, type Speak } from './outcomes.ts';
import { idsOf } from './records.ts';
import { spokenAction, spokenEvent, spokenGuard } from '../export/spoken.ts';

/** Opens the place in the editor on a development server; a build names it. */
function Source({ place: { path, line }, children }: { place: SourcePlace; children?: string }) {
  const name = `${path}:${line}`;
  if (!import.meta.env.DEV) return <code title={name}>{children ? `${children} (${name})` : name}</code>;
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(name)}`} target="editor">
      {children ?? name}
    </a>
  );
}

const Linked = ({ title, items }: { title: string; items: readonly { name: string; place: SourcePlace }[] }) => (
  <>
    <h2>{title}</h2>
    {items.map(({ name, place }) => (
      <p key={`${place.path}${place.line}${name}`}>
        <Source place={place}>{name}</Source>
      </p>
    ))}
  </>
);

function StateDetails({ page: { flow, lines, rules, tests, walks }, id }: { page: FlowPage; id: string }) {
  const state = flow.states.find((other) => other.id === id);
  if (!state) return null;
  const own = flow.transitions.filter(({ source }) => source === id);
  const named = tests[id] ?? [];
  return (
    <>
      <h2>{id}</h2>
      <p>{state.description}</p>
      {lines[id] && (
        <p>
          <Source place={lines[id]} />
        </p>
      )}
      {(rules[id] ?? []).length > 0 && <Linked title="Rules" items={rules[id]!.map(({ text, place }) => ({ name: text, place }))} />}
      <Linked title="Tests that name it" items={named} />
      {named.length === 0 && <p className="muted">None by name; the path tests walk it.</p>}
      {own.length > 0 && <h2>Walked by the path tests</h2>}
      {own.map(({ place }) => (
        <p key={place} className={walks[place] === 0 ? 'fault' : 'muted'}>
          {place.slice(id.length + 3)}: {walks[place]} steps
        </p>
      ))}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

type TransitionProps = { page: FlowPage; transition: FlowTransition; records: readonly ActorRecord[]; speak: Speak };

function TransitionDetails({ page: { flow, lines, walks }, transition, records, speak }: TransitionProps) {
  const { place, source, targets, guard, actions } = transition;
  const taken = records.filter((record) => record.chart === flow.machine && record.taken.includes(place));
  const last = taken.at(-1);
  return (
    <>
      <h2>{spokenEvent(transition) || 'at once'}</h2>
      <dl>
        <Fact name="From">{source}</Fact>
        <Fact name="To">{targets.length > 0 ? targets.join(', ') : 'stays'}</Fact>
        {guard && <Fact name="Only if">{spokenGuard(guard)}</Fact>}
        {actions.length > 0 && <Fact name="Does">{actions.map(spokenAction).join(', ')}</Fact>}
        {lines[source] && (
          <Fact name="Source">
            <Source place={lines[source]} />
          </Fact>
        )}
        <Fact name="Walked by the path tests">{walks[place] ?? 0} steps</Fact>
        {records.length > 0 && <Fact name="Taken in this tab">{taken.length} times</Fact>}
      </dl>
      {last && (
        <>
          <h2>Last time</h2>
          <p>
            {speak(last.event, last.taken)} → {entered(new Set(), idsOf(last.chart, last.value)).join(', ')}
          </p>
          <pre tabIndex={0} aria-label="The event">
            {JSON.stringify(last.event, null, 2)}
          </pre>
        </>
      )}
    </>
  );
}

/** `chosen`: the id of a state or the place of a transition. `records`: what the watched tab did until now. */
export function DetailsPanel({ page, chosen, records, speak }: Omit<TransitionProps, 'transition'> & { chosen: string }) {
  const transition = page.flow.transitions.find(({ place }) => place === chosen);
  if (!transition) return <StateDetails page={page} id={chosen} />;
  return <TransitionDetails page={page} transition={transition} records={records} speak={speak} />;
}
