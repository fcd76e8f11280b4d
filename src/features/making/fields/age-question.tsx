import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectIsAdultDenied } from '../../../../machines/age/age.selectors.ts';
import { selectHasFile } from '../../../../machines/form/form.files.ts';
import { selectError } from '../../../../machines/form/form.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { ageFlow } from '../../../actors/age.ts';
import { useWords } from '../../../platform/words.ts';
import { Button, button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { Link } from '../../../routing/link.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { questionCard } from './question-card.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

/** Asks for the person's age in a form for adults: at its first file, or at the submit. A person who is too young is shown other tools. */
export function AgeQuestion({ form }: { form: Form }) {
  const LL = useWords();
  const t = LL.form.age;
  const id = useId();
  const age = ageFlow(useRoot());
  const isDenied = useSelector(age, selectIsAdultDenied);
  const hasFile = useFormFact(form, selectHasFile);
  const isClicked = useFormFact(form, (snapshot) => selectError(snapshot, 'age') !== null);
  if (!isDenied && !hasFile && !isClicked) return null;
  return (
    <div role="group" aria-labelledby={id} className={questionCard}>
      <h2 id={id} className={css({ fontSize: 'inherit', fontWeight: 620, letterSpacing: 'normal', lineHeight: 'inherit' })}>
        {t.title()}
      </h2>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{isDenied ? t.denied() : t.why()}</p>
      {isDenied ? (
        <span className={row}>
          <Link to="/ai-tools" className={button({ variant: 'primary' })}>
            {t.others()}
          </Link>
          <Button variant="ghost" onClick={() => age.send({ type: 'question.reopened' })}>
            {t.back()}
          </Button>
        </span>
      ) : (
        <span className={row}>
          <Button variant="primary" onClick={() => age.send({ type: 'age.confirmed' })}>
            {t.yes()}
          </Button>
          <Button variant="secondary" onClick={() => age.send({ type: 'age.denied' })}>
            {t.no()}
          </Button>
        </span>
      )}
      {isClicked && !isDenied && <FieldError>{LL.form.consent.needed()}</FieldError>}
    </div>
  );
}
