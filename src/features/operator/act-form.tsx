import { useSelector } from '@xstate/react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { selectActRefusal, selectBoardAct, selectIsBoardActing } from '../../../machines/board/board.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Button } from '../../design/button.tsx';
import { Field, FieldError, TextArea } from '../../design/field.tsx';
import { useFocusBack } from '../../design/use-focus-back.ts';
import { uniqueId } from '../../platform/unique.ts';
import { useWords } from '../../platform/words.ts';

type Props = {
  name: string;
  subject: string;
  label: string;
  body: string;
  /** The fields to fill in; by default the reason, which the record keeps. */
  children?: ReactNode;
};

/** The fields of a form by their names; what is blank was not filled in. */
const filledIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (String(value).trim() === '' ? [] : [[name, String(value).trim()]])),
  );

/** The button of an act on one item, and once it was clicked its fields. */
export function ActForm({ name, subject, label, body, children = <Reason /> }: Props) {
  const t = useWords().operatorBoards;
  const flow = boardFlow(useRoot());
  const act = useSelector(flow, selectBoardAct);
  const busy = useSelector(flow, selectIsBoardActing);
  const refusal = useSelector(flow, selectActRefusal);
  const isChosen = act?.name === name && act.subject === subject;
  const opener = useFocusBack<HTMLButtonElement>(isChosen);
  if (!isChosen)
    return (
      <Button ref={opener} size="small" onClick={() => flow.send({ type: 'act.chosen', act: { name, subject, key: uniqueId() } })}>
        {label}
      </Button>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = filledIn(event.currentTarget);
    if (Object.keys(filled).length > 0 && !busy) flow.send({ type: 'act.submitted', fields: filled });
  };
  return (
    <form onSubmit={submit} className={css({ display: 'grid', gap: '12px', width: '100%', justifyItems: 'start' })}>
      <p className={css({ fontWeight: 620 })}>{body}</p>
      {children}
      {refusal !== null && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <Button type="submit" variant="danger" busy={busy}>
          {label}
        </Button>
        {!busy && <Button onClick={() => flow.send({ type: 'act.dismissed' })}>{t.dismiss()}</Button>}
      </div>
    </form>
  );
}

type FieldProps = Pick<
  ComponentProps<'input'>,
  'autoFocus' | 'type' | 'inputMode' | 'pattern' | 'defaultValue' | 'min' | 'max' | 'step' | 'maxLength'
> & {
  name: string;
  label: string;
  /** For a longer text. */
  rows?: number;
};

/** A field of an act. */
export function ActField({ name, label, maxLength, autoFocus = true, rows, ...input }: FieldProps) {
  const common = { name, label, maxLength, autoFocus, required: true, className: css({ width: '100%' }) };
  return rows === undefined ? <Field {...common} {...input} /> : <TextArea {...common} rows={rows} />;
}

/** The field for the reason of an act, which the record keeps. */
export const Reason = ({ autoFocus }: { autoFocus?: boolean }) => (
  <ActField name="reason" label={useWords().operatorBoards.why()} maxLength={textLengths.reason} autoFocus={autoFocus} />
);
