import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectIsSending } from '../../../../machines/submission/submission.selectors.ts';
import { Button } from '../../../design/button.tsx';
import { Field, TextArea } from '../../../design/field.tsx';
import { Refusal } from './refusal.tsx';
import type { Submission, SubmissionField } from './use-submission-field.ts';

type SubmissionFormProps = {
  flow: Submission;
  label: string;
  /** The label of the submit button. */
  send: string;
  children: ReactNode;
};

/** The frame of a form that is sent to the operator: the server's refusal above the fields, the submit button below. */
export function SubmissionForm({ flow, label, send, children }: SubmissionFormProps) {
  const sending = useSelector(flow, selectIsSending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  return (
    // If the form is submitted before its script has loaded, this method does nothing: the message does not end up in a URL.
    <form method="dialog" noValidate onSubmit={submit} aria-label={label} className={css({ display: 'grid', gap: '18px' })}>
      <Refusal flow={flow} />
      {children}
      <Button type="submit" variant="primary" size="large" full busy={sending}>
        {send}
      </Button>
    </form>
  );
}

export const EmailField = ({ label, field }: { label: string; field: SubmissionField }) => (
  <Field
    label={label}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    value={field.value}
    error={field.error}
    onChange={(event) => field.change(event.currentTarget.value)}
  />
);

type MessageFieldProps = { label: string; rows: number; placeholder?: string; field: SubmissionField };

export const MessageField = ({ label, rows, placeholder, field }: MessageFieldProps) => (
  <TextArea
    label={label}
    name="message"
    rows={rows}
    placeholder={placeholder}
    value={field.value}
    error={field.error}
    onChange={(event) => field.change(event.currentTarget.value)}
  />
);

type SentProps = {
  flow: Submission;
  /** The label of the button that opens an empty form again. */
  another: string;
  children: ReactNode;
};

/** Replaces the form after it was sent. */
export const Sent = ({ flow, another, children }: SentProps) => (
  <div role="status" className={css({ display: 'grid', gap: '12px', justifyItems: 'start' })}>
    {children}
    <Button variant="secondary" onClick={() => flow.send({ type: 'another.requested' })}>
      {another}
    </Button>
  </div>
);
