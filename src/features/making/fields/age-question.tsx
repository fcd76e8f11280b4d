import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectIsAdultDenied } from '../../../../machines/age/age.selectors.ts';
import { useRoot } from '../../../wiring/hooks.tsx';
import { ageFlow } from '../../../wiring/age.ts';
import { useWords } from '../../../platform/words.ts';
import { Button, button } from '../../../design/button.tsx';
import { Link } from '../../../wiring/link.tsx';

/** Asks for the person's age, in place of a form for adults. */
export function AgeQuestion() {
  const LL = useWords();
  const t = LL.form.age;
  const age = ageFlow(useRoot());
  const isDenied = useSelector(age, selectIsAdultDenied);
  return (
    <div className={css({ display: 'grid', gap: '12px', alignContent: 'center', minHeight: '240px' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p className={css({ color: 'text.2' })}>{isDenied ? t.denied() : t.why()}</p>
      {isDenied ? (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
          <Link to="/ai-tools" className={button({ variant: 'primary' })}>
            {t.others()}
          </Link>
          <Button variant="ghost" onClick={() => age.send({ type: 'question.reopened' })}>
            {t.back()}
          </Button>
        </span>
      ) : (
        <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
          <Button variant="primary" onClick={() => age.send({ type: 'age.confirmed' })}>
            {t.yes()}
          </Button>
          <Button variant="secondary" onClick={() => age.send({ type: 'age.denied' })}>
            {t.no()}
          </Button>
        </span>
      )}
    </div>
  );
}
