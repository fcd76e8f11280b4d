const events = ['uncaughtException', 'unhandledRejection'];
const listening = new Set(events.flatMap((event) => process.listeners(event)));
const { default: panda } = await import('@pandacss/dev/postcss');
// Panda logs what nobody catches and lets the process end with success: a build that failed would pass.
for (const event of events) for (const listener of process.listeners(event)) if (!listening.has(listener)) process.off(event, listener);

/** Drops custom properties that no rule reads: Panda declares every token, and on every element the parts of every filter and transform. */
const dropUnread = () => ({
  postcssPlugin: 'drop-unread',
  OnceExit(root) {
    const read = new Set();
    root.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
  },
});

export default { plugins: [panda(), dropUnread()] };
