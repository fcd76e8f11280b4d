/** Requests over so many connections, each of which sends the next one once the last is answered. */
import { Agent, get } from 'node:http';
import { middle, percentile } from '../engines/likeness.ts';

export type Target = { url: string; headers?: Record<string, string> };

const send = ({ url, headers }: Target, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`))));
    }).once('error', reject);
  });

/** Returns answers a second, and the milliseconds until one, in the middle and at the 95th of a hundred. Rejects at the first that fails. */
export async function load(targets: readonly Target[], { connections, seconds }: { connections: number; seconds: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const times: number[] = [];
  const began = performance.now();
  const use = async (target: Target): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const sent = performance.now();
      await send(target, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => use(targets[index % targets.length]!)));
  const rate = (times.length / (performance.now() - began)) * 1000;
  agent.destroy();
  return { rate, middle: middle(times), late: percentile(times, 0.95) };
}
