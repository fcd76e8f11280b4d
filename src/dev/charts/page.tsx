/** The product's flows, drawn from the charts that run them: for developers and testers, in English only. */
import { useState } from 'react';
import type { AnyStateNode } from 'xstate';
import { css } from 'styled-system/css';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { models } from '../../../machines/models.ts';
import { Head } from '../../wiring/head.tsx';
import type { PageProps } from '../../wiring/routes.ts';
import { Button } from '../../design/button.tsx';
import { Arrows } from './arrows.tsx';
import { delaysOf } from '../../../machines/kit/spoken.ts';
import { State } from './chart.tsx';
import { activeIds, begin, caption, possible, take } from './simulation.ts';

const first = models[0] as ChartModel<any>;

export default function Flows({ path }: PageProps) {
  const [model, setModel] = useState(first);
  return (
    <div lang="en" className={css({ padding: '24px', display: 'flex', flexDirection: 'column', gap: '20px' })}>
      <Head path={path} title="Flows" description="Every flow of the product as a statechart." />
      <h1 className={css({ textStyle: 'h2' })}>Flows</h1>
      <nav aria-label="Charts" className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        {models.map((other) => (
          <Button
            key={other.name}
            variant={other === model ? 'primary' : 'soft'}
            size="small"
            aria-current={other === model ? 'true' : undefined}
            onClick={() => setModel(other)}
          >
            {other.name}
          </Button>
        ))}
      </nav>
      <Board key={model.name} model={model} />
    </div>
  );
}

/** One chart; pressing an event takes its transition. */
function Board({ model }: { model: ChartModel<any> }) {
  const [simulation, setSimulation] = useState(() => begin(model));
  return (
    <>
      <div role="group" aria-label="What can happen now" className={css({ display: 'flex', flexWrap: 'wrap', gap: '6px' })}>
        {possible(model, simulation).map((event) => (
          <Button
            key={JSON.stringify(event) + caption(event)}
            variant="secondary"
            size="small"
            onClick={() => setSimulation(take(model, simulation, event))}
          >
            {caption(event)}
          </Button>
        ))}
        <Button variant="ghost" size="small" onClick={() => setSimulation(begin(model))}>
          Begin again
        </Button>
      </div>
      <div className={css({ display: 'grid', gap: '20px', gridTemplateColumns: { base: '1fr', lg: '1fr 300px' }, alignItems: 'start' })}>
        <div className={css({ overflowX: 'auto' })}>
          <Arrows key={simulation.taken.length}>
            <State
              node={model.machine.root as AnyStateNode}
              active={activeIds(simulation)}
              delays={delaysOf(model.machine, begin(model).snapshot.context)}
            />
          </Arrows>
        </div>
        <aside className={css({ fontSize: 'note', display: 'flex', flexDirection: 'column', gap: '12px' })}>
          <h2 className={css({ fontSize: 'label', fontWeight: 650 })}>Context</h2>
          <pre className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>
            {JSON.stringify(simulation.snapshot.context, null, 2)}
          </pre>
          <h2 className={css({ fontSize: 'label', fontWeight: 650 })}>What happened</h2>
          <ol className={css({ listStyle: 'decimal', paddingLeft: '20px' })}>
            {simulation.taken.map((event, index) => (
              <li key={`${index}${event.type}`}>{caption(event)}</li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}
