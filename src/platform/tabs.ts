/** Joins the tabs of this browser under a name: `report` reaches the others, and `listener` is called when one of them reports. */
export function joinTabs(name: string, listener: () => void): { send(): void; leave(): void } {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  // A channel has no target: its messages stay on this site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { send: () => channel.postMessage(null), leave: () => channel.close() };
}
