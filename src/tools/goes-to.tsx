import { Suspense, use } from 'react';
import { css } from 'styled-system/css';
import { useLocale, useWords } from '../i18n/words.ts';
import { Select } from '../ui/select.tsx';
import { copyOf } from './copy/load.ts';
import { names } from './copy/names.ts';

type GoesToProps = { tools: readonly string[]; onChoose: (slug: string) => void };

/** The other tools that take a result; their names come when there is one. */
export function GoesTo({ tools, onChoose }: GoesToProps) {
  const t = useWords().making;
  return (
    <label className={css({ display: 'inline-flex', alignItems: 'center', gap: '8px', fontSize: '14px', color: 'text.2' })}>
      {t.goesTo()}
      <Select look="pill" value="" onChange={({ currentTarget: { value } }) => onChoose(value)} className={css({ width: '140px' })}>
        <option value="" disabled hidden>
          …
        </option>
        <Suspense>
          <Names tools={tools} />
        </Suspense>
      </Select>
    </label>
  );
}

function Names({ tools }: Pick<GoesToProps, 'tools'>) {
  const t = useWords().making;
  const locale = useLocale();
  use(names(locale));
  return tools.map((slug) => (
    <option key={slug} value={slug}>
      {copyOf(slug, locale)?.name ?? t.stickerTool()}
    </option>
  ));
}
