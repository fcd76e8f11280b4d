import { useId, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { brushFlow } from '../../../actors/brush.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const Brush = deferred(async () => (await import('./brush.tsx')).default);

export type MaskFieldProps = {
  form: Form;
  tool: string;
  name: string;
  of: string;
  label: string;
  hint: string;
  optional: boolean;
  /** What is written about the area, under the image. */
  children?: ReactNode;
};

/** An area of an image, painted with a brush. */
export function MaskField({ form, tool, name, of, label, hint, optional, children }: MaskFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  const brush = brushFlow(useRoot(), tool, name, { mode: 'area', below: of, alwaysOpen: true });
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      {source ? (
        <>
          <Optional part={Brush} key={source} renderLost={(retry) => <LostBrush onRetry={retry} />}>
            <Brush brush={brush} mode="area" source={source} title={LL.form.mask.title()} hint={hint} />
          </Optional>
          {children}
        </>
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.mask.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}

/** The area cannot be painted without the brush: why, and a button that loads it again. */
function LostBrush({ onRetry }: { onRetry: () => void }) {
  const LL = useWords();
  const load = () => {
    Brush.load().catch(() => undefined);
    onRetry();
  };
  return (
    <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
      <p>{LL.form.mask.lost()}</p>
      <Button variant="primary" size="small" onClick={load}>
        {LL.actions.retry()}
      </Button>
    </div>
  );
}
