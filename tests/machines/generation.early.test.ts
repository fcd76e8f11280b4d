/** What a form sends before its page is alive is what its chart would send. */
import { expect, test } from 'vitest';
import { tools } from '../../contract/facts/tools/index.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { checkForm } from '../../machines/form/form.check.ts';
import { earlySubmitOf, type EarlySubmit } from '../../machines/form/form.early.ts';
import { initialValues } from '../../machines/form/form.rules.ts';

/** The inputs that `src/early/early.js` makes of a form with these words, and a file in every control that takes one. */
const early = ({ inputs, words, files }: EarlySubmit) => ({
  ...inputs,
  ...Object.fromEntries(Object.values(words).map(({ input }) => [input, 'a happy fox'])),
  ...Object.fromEntries(Object.keys(files).map((name) => [name, name])),
});

const pressable = tools.flatMap((tool) => {
  const click = earlySubmitOf(tool);
  return click ? [{ tool, click, slug: tool.slug }] : [];
});

test('tools that can be submitted early ask for no consent and no age', () => {
  expect(pressable.map(({ slug }) => slug).toSorted()).toMatchInlineSnapshot(`
    [
      "ai-background-changer",
      "ai-background-remover",
      "ai-sticker-maker",
      "ai-text-to-audio",
      "ai-text-to-image",
      "image-to-video-ai",
      "text-to-video-ai",
      "video-background-remover",
    ]
  `);
  expect(pressable.filter(({ tool }) => tool.consent || tool.adult)).toEqual([]);
});

test.each(pressable)('an early submit on $slug has the inputs of a submit on its chart', ({ tool, click }) => {
  const values = {
    ...initialValues(tool.fields),
    ...Object.fromEntries(Object.values(click.words).map(({ input }) => [input, 'a happy fox'])),
  };
  const checked = checkForm({ ...tool, struct: inputStructs[tool.slug] }, values, Object.keys(click.files));
  expect(checked).toMatchObject({ inputs: early(click) });
  expect(Object.keys((checked as { inputs: object }).inputs).toSorted()).toEqual(Object.keys(early(click)).toSorted());
});

test('what a form needs is what its struct needs', () => {
  for (const { tool, click } of pressable) {
    const { words, files } = click;
    const needed = [...Object.values(words), ...Object.entries(files).map(([input, rule]) => ({ input, ...rule }))];
    for (const { input, needed: isNeeded } of needed) {
      const { [input]: _, ...others } = early(click) as Record<string, unknown>;
      const slots = Object.keys(files).filter((name) => name !== input);
      const checked = checkForm({ ...tool, struct: inputStructs[tool.slug] }, others as never, slots);
      expect('errors' in checked, `${tool.slug} without ${input}`).toBe(isNeeded);
    }
  }
});

test('an image that may have too many pixels is left to the form, which reports it before the submit', () => {
  const limited = tools.filter(({ fields }) => fields.some((field) => field.kind === 'picture' && field.mostPixels !== undefined));
  expect(limited.map(({ slug }) => slug)).toContain('ai-image-enhancer');
  for (const tool of limited) expect(earlySubmitOf(tool), tool.slug).toBeNull();
});
