import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { reportReasons } from '../../../../contract/facts/trust.ts';
import type { report } from '../../../../contract/structs/calls/safety.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { Infer } from '../../../../contract/structs/schema.ts';
import { selectIsSent, selectSubmissionAnswer } from '../../../../machines/submission/submission.selectors.ts';
import { reportFlow } from '../../../actors/submission.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Field, FieldError } from '../../../design/field.tsx';
import { EmailField, MessageField, Sent, SubmissionForm } from '../submission/submission-form.tsx';
import { useSubmissionField, type Submission, type SubmissionField } from '../submission/use-submission-field.ts';

/** The report form, then the report's number and the day by which it is answered. */
export function ReportForm() {
  const report = reportFlow(useRoot());
  return useSelector(report, selectIsSent) ? <ReportSent flow={report} /> : <Form flow={report} />;
}

function Form({ flow }: { flow: Submission }) {
  const t = useWords().reportResult;
  const url = useSubmissionField(flow, 'url', t.errors);
  const reason = useSubmissionField(flow, 'reason', t.errors);
  const message = useSubmissionField(flow, 'message', t.errors);
  const email = useSubmissionField(flow, 'email', t.errors);
  return (
    <SubmissionForm flow={flow} label={t.title()} send={t.send()}>
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
      <Reasons field={reason} />
      <MessageField label={t.message()} rows={4} field={message} />
      <EmailField label={t.email()} field={email} />
    </SubmissionForm>
  );
}

/** Why the result is reported. */
function Reasons({ field }: { field: SubmissionField }) {
  const t = useWords().reportResult;
  const id = useId();
  return (
    <fieldset aria-describedby={field.error ? `${id}reason` : undefined} className={css({ display: 'grid', gap: '8px' })}>
      <legend className={css({ fontWeight: 600, fontSize: 'label', paddingBottom: '8px' })}>{t.reason()}</legend>
      {reportReasons.map((choice) => (
        <label
          key={choice}
          className={css({
            display: 'flex',
            alignItems: 'center',
            gap: '12px',
            minHeight: '48px',
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
            checked={field.value === choice}
            onChange={() => field.change(choice)}
            className={css({ width: '18px', height: '18px', accentColor: 'token(colors.violet.550)', outline: 'none' })}
          />
          {t.reasons[choice]()}
        </label>
      ))}
      {field.error && <FieldError id={`${id}reason`}>{field.error}</FieldError>}
    </fieldset>
  );
}

function ReportSent({ flow }: { flow: Submission }) {
  const t = useWords().reportResult.sent;
  const { tag } = localeFacts[useLocale()];
  const { number, dueAt } = useSelector(flow, selectSubmissionAnswer) as unknown as Infer<typeof report>;
  const due = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(dueAt));
  return (
    <Sent flow={flow} another={t.another()}>
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p
        className={css({
          fontFamily: 'mono',
          fontSize: { base: 'title', md: 'large' },
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
    </Sent>
  );
}
