import type { FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { FormField, Tool } from '../../contract/tools/tool.ts';
import { isShown } from '../../machines/generation/generation.form.ts';
import { selectValues } from '../../machines/generation/generation.selectors.ts';
import { useWords, type Words } from '../i18n/words.ts';
import { GenerateButton } from './generate-button.tsx';
import { MendCut } from './mend-cut.tsx';
import { PictureField } from './picture-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { SeedField } from './seed-field.tsx';
import { useFact, type Generation } from './use-generation.ts';

/** The control of a field; null for one that another control carries. */
function controlOf(LL: Words, generation: Generation, tool: Tool, field: FormField): ReactNode {
  const t = LL.tool;
  switch (field.kind) {
    case 'picture':
      return <PictureField generation={generation} name={field.name} label={t.picture()} />;
    case 'mask': {
      const cut = tool.fields.find(({ name }) => name === 'cut');
      return cut ? <MendCut generation={generation} image={field.of} mask={field.name} cut={cut.name} /> : null;
    }
    case 'prompt':
      return <PromptField generation={generation} name={field.name} label={t.prompt()} placeholder="" max={field.max} />;
    case 'seed':
      return <SeedField generation={generation} name={field.name} label={t.seed()} hint={t.seedHint()} placeholder={t.seedAny()} />;
    default:
      return null;
  }
}

/** The form of a tool, composed from its entry in the catalogue. */
export function ToolForm({ generation, tool, action }: { generation: Generation; tool: Tool; action: string }) {
  const LL = useWords();
  const values = useFact(generation, selectValues);
  const press = (event: FormEvent) => {
    event.preventDefault();
    generation.send({ type: 'generate.pressed' });
  };
  return (
    <form method="dialog" noValidate onSubmit={press} aria-label={action} className={css({ display: 'grid', gap: '18px', alignContent: 'start' })}>
      {tool.fields
        .filter((field) => isShown(field, values))
        .map((field) => (
          <div key={field.name} className={css({ _empty: { display: 'none' } })}>
            {controlOf(LL, generation, tool, field)}
          </div>
        ))}
      <GenerateButton generation={generation} label={action} />
    </form>
  );
}
