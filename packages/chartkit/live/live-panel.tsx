/** What runs in other tabs, or a recording: the log, the context at any moment, and what to do with the records. */
import { useRef, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ActorRecord } from '../record/channel.ts';
import { actorName, readRecording, recordingOf, replay, spokenDifference, type Recording } from '../record/recording.ts';
import { save } from './files.ts';
import { Conversation } from './conversation.tsx';
import { liveTabs, sequenceOf } from './records.ts';
import type { Speak } from './outcomes.ts';

/** How many of the newest records a log shows. */
const mostShown = 300;

const none: ReturnType<typeof liveTabs.get> = [];

/** What the panel shows: a tab by its id, or an opened recording, at a record; `at` null follows the newest. */
export type Watching = { readonly source: string | Recording; readonly at: number | null };

export const useTabs = () => useSyncExternalStore(liveTabs.subscribe, liveTabs.get, () => none);

export function recordsOf(tabs: ReturnType<typeof useTabs>, { source }: Watching): readonly ActorRecord[] {
  if (typeof source === 'object') return source.records;
  return (tabs.find(({ id }) => id === source) ?? tabs.at(-1))?.records ?? [];
}

type Props = {
  chart: string;
  /** The product's charts by name, which a recording is replayed through. */
  charts: ReadonlyMap<string, AnyStateMachine>;
  speak: Speak;
  watching: Watching;
  watch(watching: Watching): void;
  report(text: string): void;
};

export function LivePanel({ chart, charts, speak, watching, watch, report }: Props) {
  const tabs = useTabs();
  const records = recordsOf(tabs, watching);
  const position = watching.at ?? records.length - 1;
  const current = records[position];
  const own = records.map((record, index) => ({ record, index })).filter(({ record }) => record.chart === chart);
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      const recording = readRecording(await chosen.text());
      watch({ source: recording, at: 0 });
      const difference = replay(recording, charts);
      report(difference ? spokenDifference(difference) : `Replayed ${recording.records.length} records to the same end.`);
    } catch (error) {
      report(String(error));
    }
  };
  const path =
    typeof watching.source === 'object' ? watching.source.path : (tabs.find(({ id }) => id === watching.source) ?? tabs.at(-1))?.path;
  return (
    <>
      <TabChoice tabs={tabs} watching={watching} watch={watch} />
      {records.length === 0 && <p className="muted">Open the product in another tab of this browser: what its charts do appears here.</p>}
      <TimeTravel watching={watching} last={records.length - 1} watch={watch} />
      <div className="row">
        <button
          type="button"
          disabled={records.length === 0}
          onClick={() => save('recording.json', `${JSON.stringify(recordingOf(path ?? '/', records), null, 1)}\n`)}
        >
          Save recording
        </button>
        <button type="button" disabled={records.length === 0} onClick={() => save('sequence.mmd', sequenceOf(records))}>
          Sequence diagram
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open recording
        </button>
        <input ref={file} type="file" accept="application/json" hidden onChange={({ target }) => void open(target.files?.[0])} />
      </div>
      <h2>Log of {chart}</h2>
      <div className="log" role="log" aria-label={`Log of ${chart}`}>
        {own
          .slice(-mostShown)
          .toReversed()
          .map(({ record, index }) => (
            <button
              type="button"
              key={record.index}
              aria-pressed={index === position}
              className={record.taken.length === 0 ? 'muted' : undefined}
              onClick={() => watch({ ...watching, at: index })}
            >
              {actorName(record.identity)} · {speak(record.event, record.taken)}
              {record.emitted.length > 0 ? ` ▸ ${record.emitted.map(({ type }) => type).join(', ')}` : ''}
            </button>
          ))}
      </div>
      <Conversation records={records} position={position} go={(at) => watch({ ...watching, at })} />
      {current && (
        <>
          <h2>
            {actorName(current.identity)} at record {current.index}
          </h2>
          <pre tabIndex={0} aria-label="The record">
            {JSON.stringify({ event: current.event, value: current.value, context: current.context }, null, 2)}
          </pre>
        </>
      )}
    </>
  );
}

type TabChoiceProps = Pick<Props, 'watching' | 'watch'> & { tabs: ReturnType<typeof useTabs> };

function TabChoice({ tabs, watching, watch }: TabChoiceProps) {
  return (
    <label>
      Tab
      <select
        value={typeof watching.source === 'string' ? watching.source : 'recording'}
        onChange={({ target }) => watch({ source: target.value, at: null })}
      >
        {typeof watching.source === 'object' && <option value="recording">recording of {watching.source.path}</option>}
        <option value="">newest tab</option>
        {tabs.map((tab) => (
          <option key={tab.id} value={tab.id}>
            {tab.path} ({tab.records.length})
          </option>
        ))}
      </select>
    </label>
  );
}

type TimeTravelProps = Pick<Props, 'watching' | 'watch'> & {
  /** The newest record. */
  last: number;
};

function TimeTravel({ watching, last, watch }: TimeTravelProps) {
  const position = watching.at ?? last;
  return (
    <>
      <h2>Time travel</h2>
      <input
        type="range"
        aria-label="Record"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, position)}
        onChange={({ target }) => watch({ ...watching, at: Number(target.value) })}
      />
      <div className="row">
        <button type="button" disabled={position <= 0} onClick={() => watch({ ...watching, at: position - 1 })}>
          Back
        </button>
        <button type="button" disabled={position >= last} onClick={() => watch({ ...watching, at: position + 1 })}>
          Forward
        </button>
        <button type="button" aria-pressed={watching.at === null} onClick={() => watch({ ...watching, at: null })}>
          Newest
        </button>
      </div>
    </>
  );
}
