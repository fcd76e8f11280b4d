/** The actors of the watched tab as one system: where each of them is, and what they send one another. */
import { useState } from 'react';
import type { ActorRecord } from '../record/channel.ts';
import { actorsOf, messagesOf, spokenState } from './records.ts';

/** How many of the newest messages are shown. */
const mostShown = 300;

type Props = { records: readonly ActorRecord[]; position: number; go(at: number): void };

export function Conversation({ records, position, go }: Props) {
  const [isBetween, setIsBetween] = useState(false);
  const until = records.slice(0, position + 1);
  const messages = messagesOf(records).filter(({ from }) => from !== null || !isBetween);
  return (
    <>
      <details>
        <summary>Actors ({actorsOf(until).length})</summary>
        <ul className="actors">
          {actorsOf(until).map(({ name, depth, record }) => (
            <li key={name} style={{ paddingLeft: depth * 14 }}>
              {name} <small>{spokenState(record.value)}</small>
            </li>
          ))}
        </ul>
      </details>
      <h2>Conversation</h2>
      <div className="row">
        <button type="button" aria-pressed={isBetween} onClick={() => setIsBetween(!isBetween)}>
          Only between actors
        </button>
      </div>
      <div className="log" role="log" aria-label="Conversation">
        {messages
          .slice(-mostShown)
          .toReversed()
          .map(({ from, to, record, at }) => (
            <button type="button" key={record.index} aria-pressed={at === position} onClick={() => go(at)}>
              {from ?? 'page'} → {to} · {record.event.type}
            </button>
          ))}
      </div>
      {messages.length === 0 && <p className="muted">No actor has sent another one anything yet.</p>}
    </>
  );
}
