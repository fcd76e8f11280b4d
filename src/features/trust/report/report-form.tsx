import { useSelector } from '@xstate/react';
import { useEffect, useId, type FormEvent } from 'react';
import { css } from 'styled-system/css';
import { reportReasons, type report } from '../../../../contract/structs/calls/safety.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { Infer } from '../../../../contract/structs/schema.ts';
import {
  selectIsSending,
  selectIsSent,
  selectSubmissionAnswer,
  selectSubmissionRefusal,
} from '../../../../machines/submission/submission.selectors.ts';
import { reportFlow } from '../../../wiring/submission.ts';
import { useFlow, useRoot } from '../../../wiring/hooks.tsx';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Field, FieldError, TextArea } from '../../../design/field.tsx';
import { useReportField } from './use-report-field.ts';

type Flow = ReturnType<typeof reportFlow>;

export function ReportForm() {
  const report = reportFlow(useRoot());
  return useSelector(report, selectIsSent) ? <Sent flow={report} /> : <Form flow={report} />;
}

function Form({ flow }: { flow: Flow }) {
  const t = useWords().reportResult;
  const id = useId();
  const url = useReportField(flow, 'url');
  const reason = useReportField(flow, 'reason');
  const message = useReportField(flow, 'message');
  const email = useReportField(flow, 'email');
  const refusal = useSelector(flow, selectSubmissionRefusal);
  const sending = useSelector(flow, selectIsSending);
  // A page that shows a result may say which one is meant.
  const given = useFlow('navigation', ({ context }) => new URLSearchParams(context.href.split('#')[0]!.split('?')[1]).get('url'), null);
  useEffect(() => {
    if (given) flow.send({ type: 'field.changed', name: 'url', value: given.slice(0, 2000) });
  }, [flow, given]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t.title()} className={css({ display: 'grid', gap: '18px' })}>
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <Field
        label={t.url()}
        name="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://…"
        value={url.value}
        error={url.error}
        onChange={(event) => url.change(event.currentTarget.value)}
      />
      <fieldset aria-describedby={reason.error ? `${id}reason` : undefined} className={css({ display: 'grid', gap: '8px' })}>
        <legend className={css({ fontWeight: 600, fontSize: '14px', paddingBottom: '8px' })}>{t.reason()}</legend>
        {reportReasons.map((choice) => (
          <label
            key={choice}
            className={css({
              display: 'flex',
              alignItems: 'center',
              gap: '12px',
              minHeight: '46px',
              paddingInline: '14px',
              borderRadius: 'md',
              cursor: 'pointer',
              boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
              _hover: { background: 'surface.2' },
              '&:has(:checked)': { background: 'soft', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
              '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
            })}
          >
            <input
              type="radio"
              name="reason"
              value={choice}
              checked={reason.value === choice}
              onChange={() => reason.change(choice)}
              className={css({ width: '18px', height: '18px', accentColor: 'token(colors.violet.550)', outline: 'none' })}
            />
            {t.reasons[choice]()}
          </label>
        ))}
        {reason.error && <FieldError id={`${id}reason`}>{reason.error}</FieldError>}
      </fieldset>
      <TextArea
        label={t.message()}
        name="message"
        rows={4}
        value={message.value}
        error={message.error}
        onChange={(event) => message.change(event.currentTarget.value)}
      />
      <Field
        label={t.email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email.value}
        error={email.error}
        onChange={(event) => email.change(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" size="large" full busy={sending}>
        {t.send()}
      </Button>
    </form>
  );
}

function Sent({ flow }: { flow: Flow }) {
  const t = useWords().reportResult.sent;
  const { tag } = localeFacts[useLocale()];
  const { number, dueAt } = useSelector(flow, selectSubmissionAnswer) as unknown as Infer<typeof report>;
  const due = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(dueAt));
  return (
    <div role="status" className={css({ display: 'grid', gap: '12px', justifyItems: 'start' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p
        className={css({
          fontFamily: 'mono',
          fontSize: { base: '17px', md: '20px' },
          fontWeight: 650,
          padding: '10px 16px',
          borderRadius: 'md',
          background: 'soft',
          color: 'soft.text',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        })}
      >
        {number}
      </p>
      <p className={css({ color: 'text.2' })}>{t.body()}</p>
      <p className={css({ color: 'text.2' })}>{t.due(due)}</p>
      <Button look="secondary" onClick={() => flow.send({ type: 'another.requested' })}>
        {t.another()}
      </Button>
    </div>
  );
}
