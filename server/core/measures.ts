/** What one server counts as it works, for `/api/metrics`. Labels are names of ours and never anything that a person sent. */
import { Counter, Histogram, Registry } from 'prom-client';

export type Measures = {
  /** One per server, because tests run several in one process. */
  readonly registry: Registry;
  /** Seconds to the answer of a request. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Seconds from the submission of a generation to its first attempt. */
  readonly waits: Histogram<'tool'>;
  /** Seconds of the attempt that ended a generation. */
  readonly runs: Histogram<'tool' | 'engine' | 'outcome'>;
  /** What engines could not do: also what the next engine then did. */
  readonly engineFailures: Counter<'tool' | 'engine' | 'reason'>;
  /** Generations that failed, by the message that their owner got. */
  readonly failures: Counter<'tool' | 'reason'>;
  /** Requests whose texts nets judged, by who judged (net, pack) and what came of it: a rule, `passed`, `unread`, `late` or `failed`. */
  readonly judgments: Counter<'by' | 'outcome'>;
  /** Attempts at handing a letter to the mail server. */
  readonly letters: Counter<'outcome'>;
};

/** From a cutout on a fast machine to a video on a slow one (seconds). */
const workBuckets = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800];

/** Opens the counters of one server, all at zero. */
export function openMeasures(): Measures {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to the answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    waits: new Histogram({
      name: 'generation_wait_seconds',
      help: 'Time from the submission to the first attempt, by tool.',
      labelNames: ['tool'],
      buckets: workBuckets,
      registers,
    }),
    runs: new Histogram({
      name: 'generation_run_seconds',
      help: 'Time of the attempt that ended a generation, by tool, engine (`none` made what failed) and outcome.',
      labelNames: ['tool', 'engine', 'outcome'],
      buckets: workBuckets,
      registers,
    }),
    engineFailures: new Counter({
      name: 'engine_failures_total',
      help: 'Failures of engines, by tool, engine and reason, also where another engine then made the generation.',
      labelNames: ['tool', 'engine', 'reason'],
      registers,
    }),
    failures: new Counter({
      name: 'generation_failures_total',
      help: 'Failed generations, by tool and by the message that their owner got.',
      labelNames: ['tool', 'reason'],
      registers,
    }),
    judgments: new Counter({
      name: 'text_judgments_total',
      help: 'Requests whose texts nets judged, by who judged (net, pack) and outcome (a rule, passed, unread, late, failed).',
      labelNames: ['by', 'outcome'],
      registers,
    }),
    letters: new Counter({
      name: 'letter_attempts_total',
      help: 'Attempts at handing a letter to the mail server, by outcome (taken, refused).',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
