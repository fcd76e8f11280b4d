import { css } from 'styled-system/css';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Select } from '../../../design/select.tsx';
import { nameOf } from '../../../tools/copy/names.ts';

type GoesToProps = { tools: readonly string[]; onChoose: (slug: string) => void };

/** The other tools that take a result, by name. */
export function GoesTo({ tools, onChoose }: GoesToProps) {
  const t = useWords().making;
  const locale = useLocale();
  return (
    <label className={css({ display: 'inline-flex', alignItems: 'center', gap: '8px', fontSize: 'label', color: 'text.2' })}>
      {t.goesTo()}
      <Select variant="pill" value="" onChange={({ currentTarget: { value } }) => onChoose(value)} className={css({ width: '140px' })}>
        <option value="" disabled hidden>
          …
        </option>
        {tools.map((slug) => (
          <option key={slug} value={slug}>
            {nameOf(slug, locale)}
          </option>
        ))}
      </Select>
    </label>
  );
}
