/** Steps through a chart without its actors: events by hand, timers by themselves when they run. */
import { Fragment, useEffect, useEffectEvent } from 'react';
import { delayNamed, delaysOf, spokenTime } from '../chart/spoken.ts';
import type { ChartModel } from '../chart/model.ts';
import { entered, type Speak } from './outcomes.ts';
import { activeIds, begin, take, type Simulation, type Step } from './simulation.ts';

type Props = {
  model: ChartModel<any>;
  simulation: Simulation;
  /** What can happen now. */
  steps: readonly Step[];
  runs: boolean;
  speak: Speak;
  change(simulation: Simulation): void;
  run(runs: boolean): void;
};

type Timer = { readonly step: Step; readonly name: string; readonly ms: number };

function timersOf(model: ChartModel<any>, { snapshot }: Simulation, steps: readonly Step[]): Timer[] {
  return steps.flatMap((step) => {
    const delay = delayNamed(step.event.type);
    if (delay === null) return [];
    const ms = typeof delay === 'number' ? delay : (delaysOf(model.machine, snapshot.context)[delay] ?? 0);
    return [{ step, name: String(delay), ms }];
  });
}

/** The id of a state, which a narrow list breaks after a dot and not within a word. */
const BreakableId = ({ id }: { id: string }) =>
  id.split('.').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {word}
    </Fragment>
  ));

/** `→ failed`: where a step leads. */
function Result({ before, step }: { before: Simulation['snapshot']; step: Step }) {
  const states = entered(activeIds({ snapshot: before }), activeIds(step));
  if (states.length > 0)
    return (
      <small>
        →&nbsp;
        {states.map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <BreakableId id={id} />
          </Fragment>
        ))}
      </small>
    );
  return <small>{step.places.length > 0 ? 'stays' : 'ignored'}</small>;
}

export function Simulator({ model, simulation, steps, runs, speak, change, run }: Props) {
  const timers = timersOf(model, simulation, steps);
  const elapse = useEffectEvent((step: Step) => change(take(simulation, step)));
  useEffect(() => {
    if (!runs) return undefined;
    const running = timersOf(model, simulation, steps).map(({ step, ms }) => setTimeout(() => elapse(step), ms));
    return () => running.forEach((timer) => clearTimeout(timer));
  }, [runs, model, simulation, steps]);
  return (
    <>
      <div className="row">
        <button type="button" onClick={() => change(begin(model))}>
          Begin again
        </button>
        <button type="button" disabled={!simulation.before} onClick={() => simulation.before && change(simulation.before)}>
          Step back
        </button>
        <button type="button" aria-pressed={runs} onClick={() => run(!runs)}>
          Timers run
        </button>
      </div>
      {timers.length > 0 && <p className="muted">{timers.map(({ name, ms }) => `${name} in ${spokenTime(ms)}`).join(', ')}</p>}
      <h2>What can happen now</h2>
      <p className="muted">Choose an event here, or a transition in the drawing.</p>
      <div className="list" role="group" aria-label="What can happen now">
        {steps.map((step, index) => (
          <button type="button" key={`${simulation.taken.length}.${index}`} onClick={() => change(take(simulation, step))}>
            <span>{speak(step.event, step.places)}</span> <Result before={simulation.snapshot} step={step} />
          </button>
        ))}
      </div>
      <h2>What happened</h2>
      <ol className="log">
        {simulation.taken.map(({ event, places }, index) => (
          <li key={`${index}${event.type}`}>{speak(event, places)}</li>
        ))}
      </ol>
      <h2>Context</h2>
      <pre tabIndex={0} aria-label="Context">
        {JSON.stringify(simulation.snapshot.context, null, 2)}
      </pre>
    </>
  );
}
