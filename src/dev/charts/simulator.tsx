/** Steps through a chart without its actors: events by hand, timers by themselves when they run. */
import { useEffect } from 'react';
import type { AnyEventObject } from 'xstate';
import { delayNamed, delaysOf, spokenTime } from '../../../machines/kit/spoken.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { begin, caption, possible, take, type Simulation } from './simulation.ts';

type Props = {
  model: ChartModel<any>;
  simulation: Simulation;
  runs: boolean;
  change(simulation: Simulation): void;
  run(runs: boolean): void;
};

const timersOf = (model: ChartModel<any>, simulation: Simulation): { event: AnyEventObject; ms: number }[] =>
  possible(model, simulation).flatMap((event) => {
    const delay = delayNamed(event.type);
    if (delay === null) return [];
    const ms = typeof delay === 'number' ? delay : (delaysOf(model.machine, simulation.snapshot.context)[delay] ?? 0);
    return [{ event, ms }];
  });

export function Simulator({ model, simulation, runs, change, run }: Props) {
  const timers = timersOf(model, simulation);
  useEffect(() => {
    if (!runs) return undefined;
    const running = timersOf(model, simulation).map(({ event, ms }) => setTimeout(() => change(take(model, simulation, event)), ms));
    return () => running.forEach((timer) => clearTimeout(timer));
  }, [runs, model, simulation, change]);
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
      {timers.length > 0 && (
        <p className="muted">
          {timers.map(({ event, ms }) => `${event.type.replace('xstate.after.', '').split('.')[0]} in ${spokenTime(ms)}`).join(', ')}
        </p>
      )}
      <h2>What can happen now</h2>
      <div className="list" role="group" aria-label="What can happen now">
        {possible(model, simulation).map((event) => (
          <button type="button" key={JSON.stringify(event) + caption(event)} onClick={() => change(take(model, simulation, event))}>
            {caption(event)}
          </button>
        ))}
      </div>
      <h2>Context</h2>
      <pre>{JSON.stringify(simulation.snapshot.context, null, 2)}</pre>
      <h2>What happened</h2>
      <ol className="log">
        {simulation.taken.map((event, index) => (
          <li key={`${index}${event.type}`}>{caption(event)}</li>
        ))}
      </ol>
    </>
  );
}
