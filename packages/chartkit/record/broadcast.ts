/** Carries what the actors of a tab do to `/__flows` in another tab of the same browser. */
import { subscribe, type ActorRecord } from './channel.ts';

const channelName = 'charts';

export type TabMessage =
  | { readonly kind: 'asked' }
  | { readonly kind: 'records'; readonly tab: string; readonly path: string; readonly records: readonly ActorRecord[] };

// A broadcast channel has no target: only pages of this origin receive it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (channel: BroadcastChannel, message: TabMessage): void => channel.postMessage(message);

/** Sends the records of this tab: the kept ones whenever `/__flows` asks who is there, then each as it happens. */
export function broadcastRecords(): void {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(channelName);
  const kept: ActorRecord[] = [];
  const send = (records: readonly ActorRecord[]) => post(channel, { kind: 'records', tab, path: location.pathname, records });
  subscribe((record) => {
    kept.push(record);
    send([record]);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'asked') send(kept);
  });
}

/** Calls back with what the other tabs send, their kept records first; returns the unsubscribe function. */
export function listenToTabs(received: (message: Extract<TabMessage, { kind: 'records' }>) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'records') received(data);
  });
  post(channel, { kind: 'asked' });
  return () => channel.close();
}
