import { css } from 'styled-system/css';
import { useToolName } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { Select } from '../../../design/select.tsx';

type GoesToProps = { tools: readonly string[]; /** A result is on its way. */ busy: boolean; onChoose: (slug: string) => void };

/** Names of the other tools that accept a result. Suspends until the tools' names are loaded: only results need them. */
export function GoesTo({ tools, busy, onChoose }: GoesToProps) {
  const t = useWords().making;
  const nameOf = useToolName();
  return (
    <label className={css({ display: 'inline-flex', alignItems: 'center', gap: '8px', fontSize: 'label', color: 'text.2' })}>
      {t.goesTo()}
      <Select
        variant="pill"
        value=""
        disabled={busy}
        aria-busy={busy || undefined}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
        className={css({ width: '140px' })}
      >
        <option value="" disabled hidden>
          …
        </option>
        {tools.map((slug) => (
          <option key={slug} value={slug}>
            {nameOf(slug)}
          </option>
        ))}
      </Select>
    </label>
  );
}
