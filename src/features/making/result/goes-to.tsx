import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { useToolName } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { Boundary } from '../../../design/boundary.tsx';
import { Select } from '../../../design/select.tsx';

type GoesToProps = { tools: readonly string[]; /** A result is on its way. */ busy: boolean; onChoose: (slug: string) => void };

/** The other tools that accept a result. It has its place before their names are loaded, which only results need. */
export function GoesTo({ tools, busy, onChoose }: GoesToProps) {
  const t = useWords().job;
  return (
    // Without their names there is nothing to choose from.
    <Boundary renderInstead={() => null}>
      <Select
        variant="pill"
        value=""
        aria-label={t.goesTo()}
        disabled={busy}
        aria-busy={busy || undefined}
        onChange={({ currentTarget: { value } }) => onChoose(value)}
        className={css({ maxWidth: '100%' })}
      >
        <option value="" disabled hidden>
          {t.goesTo()}
        </option>
        <Suspense>
          <Names tools={tools} />
        </Suspense>
      </Select>
    </Boundary>
  );
}

function Names({ tools }: Pick<GoesToProps, 'tools'>) {
  const nameOf = useToolName();
  return tools.map((slug) => (
    <option key={slug} value={slug}>
      {nameOf(slug)}
    </option>
  ));
}
