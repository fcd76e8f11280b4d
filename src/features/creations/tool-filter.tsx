import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectTool, selectTools } from '../../../machines/creations/creations.selectors.ts';
import type { creationsFlow } from '../../actors/creations.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { useToolName } from '../../platform/names.ts';
import { Select } from '../../design/select.tsx';

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Filters the creations by a tool that some of them were made with. */
export function ToolFilter({ creations }: { creations: ReturnType<typeof creationsFlow> }) {
  const LL = useWords();
  const t = LL.creations;
  const locale = useLocale();
  const nameOf = useToolName();
  const chosen = useSelector(creations, selectTool);
  const choices = useSelector(creations, selectTools, isSame)
    .map((slug) => ({ slug, label: nameOf(slug) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, localeFacts[locale].tag));
  return (
    <label className={css({ display: 'flex', gap: '10px', alignItems: 'center', minWidth: 0, fontSize: 'label', color: 'text.2' })}>
      {t.filter()}
      <Select
        variant="pill"
        // A fixed width: the longest name changes its width when the web font loads.
        className={css({ width: '250px' })}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => creations.send({ type: 'tool.chosen', tool: value || null })}
      >
        <option value="">{t.all()}</option>
        {choices.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}
