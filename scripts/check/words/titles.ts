/** Finds the titles of tests in a source file: the first text that `describe`, `it` and `test` are called with, also after `.each(…)`. */

/** `at` is the line. */
export type Title = { readonly text: string; readonly at: number };

const head = /(?<![\w.$])(?:describe|it|test)(?:\.\w+)*(?=[(`])/g;
const quoted = /\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/y;
const skipped = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^]*?\*\/|[()]/g;

/** Where the parenthesis closes that opens at an index. */
const closeOf = (text: string, open: number): number => {
  let depth = 0;
  skipped.lastIndex = open;
  for (let found = skipped.exec(text); found; found = skipped.exec(text)) {
    if (found[0] === '(') depth += 1;
    else if (found[0] === ')') depth -= 1;
    if (depth === 0) return found.index;
  }
  return text.length;
};

/** Every title, without its quotes. A title that an expression makes isn't found. */
export function* titlesIn(text: string): Generator<Title> {
  for (const { 0: call, index } of text.matchAll(head)) {
    let open = index + call.length;
    // The rows of a table come first: `it.each([…])('title', …)`.
    if (/\.(?:each|for|skipIf|runIf)$/.test(call)) open = closeOf(text, open) + 1;
    quoted.lastIndex = open + 1;
    const title = text[open] === '(' && quoted.exec(text)?.[1];
    if (title) yield { text: title.slice(1, -1), at: text.slice(0, open).split('\n').length };
  }
}

/** Every name of a rule in the model of a chart, `'an undo is offered once': …`: such a name is the title of the test that walks the chart. */
export function* ruleNamesIn(text: string): Generator<Title> {
  for (const { 1: name, index } of text.matchAll(/^ +'([^'\n]+ [^'\n]+)': /gm))
    yield { text: name!, at: text.slice(0, index).split('\n').length };
}
