import { describe, expect, it } from 'vitest';
import { tools } from '../../contract/facts/tools/index.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { checkForm, errorsOf } from '../../machines/form/form.check.ts';
import { initialValues } from '../../machines/form/form.rules.ts';
import { givenInputs } from '../../machines/form/form.query.ts';

const prompts = tools.flatMap((tool) =>
  tool.fields.flatMap((field) => (field.kind === 'prompt' ? [{ slug: tool.slug, tool, name: field.name, max: field.max }] : [])),
);

describe.each(prompts)('the prompt of $slug', ({ tool, slug, name, max }) => {
  const ofServer = (words: string) => errorsOf(inputStructs[slug], { [name]: words })[name];
  const ofForm = (words: string) => {
    const checked = checkForm({ fields: tool.fields, struct: inputStructs[slug] }, { ...initialValues(tool.fields), [name]: words }, []);
    return 'errors' in checked ? checked.errors[name] : undefined;
  };

  it('has the same length limit in the form and on the server', () => {
    const longest = 'x'.repeat(max);
    expect([ofForm(longest), ofServer(longest)]).toEqual([undefined, undefined]);
    const tooLong = { rule: 'tooLong', limit: max };
    expect([ofForm(`${longest}x`), ofServer(`${longest}x`)]).toEqual([tooLong, tooLong]);
  });

  it('arrives whole from a link, and the form reports that it is too long instead of cutting it', () => {
    const words = 'x'.repeat(max + 1);
    expect(givenInputs(tool.fields, new URLSearchParams({ [name]: words }).toString())).toEqual({ [name]: words });
  });
});
