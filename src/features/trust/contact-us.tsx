import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { contactTopics } from '../../../contract/structs/calls/safety.ts';
import {
  selectFieldFault,
  selectFieldValue,
  selectIsSending,
  selectIsSent,
  selectSubmissionRefusal,
} from '../../../machines/submission/submission.selectors.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { contactFlow } from '../../wiring/submission.ts';
import { Head } from '../../wiring/head.tsx';
import type { PageProps } from '../../wiring/routes.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Field, FieldError, TextArea } from '../../design/field.tsx';
import { card, wrap } from '../../design/layout.ts';
import { SelectField } from '../../design/select.tsx';

type Contact = ReturnType<typeof contactFlow>;
type ContactField = 'topic' | 'email' | 'message';

/** A message to the people behind the site. */
export default function ContactUs({ path }: PageProps) {
  const t = useWords().contactUs;
  const contact = contactFlow(useRoot());
  const sent = useSelector(contact, selectIsSent);
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div className={css({ maxWidth: '640px', marginInline: 'auto', paddingTop: { base: '36px', md: '64px' } })}>
        <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', marginBottom: '28px' })}>{t.lead()}</p>
        <div className={card}>
          <div className={css({ padding: { base: '20px', md: '32px' } })}>
            {sent ? <Sent contact={contact} /> : <Form contact={contact} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A field's words, and what is wrong with them as a sentence. */
function useContactField(contact: Contact, name: ContactField) {
  const { errors } = useWords().contactUs;
  const value = useSelector(contact, (snapshot) => selectFieldValue(snapshot, name));
  const fault = useSelector(contact, (snapshot) => selectFieldFault(snapshot, name));
  const sentence = () => {
    if (fault?.rule === 'required') return errors.required();
    if (fault?.rule === 'tooLong') return errors.tooLong(fault.limit ?? 0);
    return name === 'email' ? errors.email() : errors.other();
  };
  return {
    value: typeof value === 'string' ? value : '',
    error: fault && sentence(),
    change: (next: string) => contact.send({ type: 'field.changed', name, value: next }),
  };
}

function Form({ contact }: { contact: Contact }) {
  const t = useWords().contactUs;
  const topic = useContactField(contact, 'topic');
  const email = useContactField(contact, 'email');
  const message = useContactField(contact, 'message');
  const refusal = useSelector(contact, selectSubmissionRefusal);
  const sending = useSelector(contact, selectIsSending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    contact.send({ type: 'form.submitted' });
  };
  return (
    // Pressed before its script has come, a form of this method stays where it is: the message does not get into an address.
    <form method="dialog" noValidate onSubmit={submit} aria-label={t.title()} className={css({ display: 'grid', gap: '18px' })}>
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <SelectField
        label={t.topic()}
        name="topic"
        value={topic.value || contactTopics[0]}
        onChange={(event) => topic.change(event.currentTarget.value)}
      >
        {contactTopics.map((choice) => (
          <option key={choice} value={choice}>
            {t.topics[choice]()}
          </option>
        ))}
      </SelectField>
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
      <TextArea
        label={t.message()}
        name="message"
        rows={6}
        placeholder={t.placeholder()}
        value={message.value}
        error={message.error}
        onChange={(event) => message.change(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" size="large" full busy={sending}>
        {t.send()}
      </Button>
    </form>
  );
}

function Sent({ contact }: { contact: Contact }) {
  const t = useWords().contactUs.sent;
  return (
    <div role="status" className={css({ display: 'grid', gap: '12px', justifyItems: 'start' })}>
      <CircleCheck size={36} aria-hidden="true" className={css({ color: 'success' })} />
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p className={css({ color: 'text.2' })}>{t.body()}</p>
      <Button look="secondary" onClick={() => contact.send({ type: 'another.requested' })}>
        {t.another()}
      </Button>
    </div>
  );
}
