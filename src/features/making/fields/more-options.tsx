import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectError } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type MoreOptionsProps = { form: Form; names: readonly string[]; children: ReactNode };

/** The fields that few people need, folded away until they are asked for or one of them, by `names`, has an error. */
export function MoreOptions({ form, names, children }: MoreOptionsProps) {
  const t = useWords().making;
  const isWrong = useFormFact(form, (snapshot) => names.some((name) => selectError(snapshot, name) !== null));
  return (
    // Closed by the person alone: React leaves what it did not change.
    <details {...(isWrong && { open: true })}>
      <summary
        className={css({
          cursor: 'pointer',
          width: 'fit-content',
          paddingBlock: '4px',
          fontSize: 'label',
          fontWeight: 620,
          color: 'text.2',
        })}
      >
        {t.moreOptions()}
      </summary>
      <div className={css({ display: 'grid', gap: '18px', paddingTop: '12px' })}>{children}</div>
    </details>
  );
}
