/** Joins the tabs of this browser under a name: `tell` reaches the others, and `listener` is called when one of them tells. */
export function joinTabs(name: string, listener: () => void): { tell(): void; leave(): void } {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  // A channel has no target: its messages stay on this site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { tell: () => channel.postMessage(null), leave: () => channel.close() };
}
