import panda from '@pandacss/dev/postcss';

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
