import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { selectActRefusal, selectBoardAct, selectIsBoardActing } from '../../../machines/board/board.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useWords } from '../../platform/words.ts';

type Props = { name: string; subject: string; label: string; body: string };

/** The button of an act on one item, and once it was clicked the field for its reason, which the record keeps. */
export function ActForm({ name, subject, label, body }: Props) {
  const t = useWords().operatorBoards;
  const flow = boardFlow(useRoot());
  const act = useSelector(flow, selectBoardAct);
  const busy = useSelector(flow, selectIsBoardActing);
  const refusal = useSelector(flow, selectActRefusal);
  if (act?.name !== name || act.subject !== subject)
    return (
      <Button size="small" onClick={() => flow.send({ type: 'act.chosen', act: { name, subject } })}>
        {label}
      </Button>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason !== '' && !busy) flow.send({ type: 'act.submitted', fields: { reason } });
  };
  return (
    <form onSubmit={submit} className={css({ display: 'grid', gap: '12px', width: '100%', justifyItems: 'start' })}>
      <p className={css({ fontWeight: 620 })}>{body}</p>
      <Field
        label={t.why()}
        name="reason"
        error={refusal}
        maxLength={textLengths.reason}
        required
        autoFocus
        className={css({ width: '100%' })}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <Button type="submit" variant="danger" busy={busy}>
          {label}
        </Button>
        {!busy && <Button onClick={() => flow.send({ type: 'act.dismissed' })}>{t.dismiss()}</Button>}
      </div>
    </form>
  );
}
