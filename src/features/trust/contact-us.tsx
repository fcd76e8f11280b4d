import { useSelector } from '@xstate/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { css } from 'styled-system/css';
import { contactTopics } from '../../../contract/facts/trust.ts';
import { selectIsSent } from '../../../machines/submission/submission.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { contactFlow } from '../../actors/submission.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { card, wrap } from '../../design/layout.ts';
import { SelectField } from '../../design/select.tsx';
import { EmailField, MessageField, Sent, SubmissionForm } from './submission/submission-form.tsx';
import { useSubmissionField, type Submission } from './submission/use-submission-field.ts';

/** A message to the operator. */
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
            {sent ? <ContactSent flow={contact} /> : <Form flow={contact} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function Form({ flow }: { flow: Submission }) {
  const t = useWords().contactUs;
  const topic = useSubmissionField(flow, 'topic', t.errors);
  const email = useSubmissionField(flow, 'email', t.errors);
  const message = useSubmissionField(flow, 'message', t.errors);
  return (
    <SubmissionForm flow={flow} label={t.title()} send={t.send()}>
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
      <EmailField label={t.email()} field={email} />
      <MessageField label={t.message()} rows={6} placeholder={t.placeholder()} field={message} />
    </SubmissionForm>
  );
}

function ContactSent({ flow }: { flow: Submission }) {
  const t = useWords().contactUs.sent;
  return (
    <Sent flow={flow} another={t.another()}>
      <CircleCheck size={36} aria-hidden="true" className={css({ color: 'success' })} />
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p className={css({ color: 'text.2' })}>{t.body()}</p>
    </Sent>
  );
}
