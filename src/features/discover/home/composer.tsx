import Image from 'lucide-react/icons/image';
import Sparkles from 'lucide-react/icons/sparkles';
import type { FormEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { textLengths } from '../../../../contract/facts/text-lengths.ts';
import { localePath } from '../../../../contract/facts/locales.ts';
import { listedAs } from '../../../../contract/facts/tools/catalogue.ts';
import { useArrival } from '../../../wiring/hooks.tsx';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button, button, Cost } from '../../../design/button.tsx';
import { submitOnEnter } from '../../../design/submit-on-enter.ts';
import { Link } from '../../../wiring/link.tsx';
import { kinds } from './kinds.ts';
import { Modes } from './modes.tsx';

/** Opens the tool of the chosen kind, with the prompt filled in. */
export function Composer() {
  const locale = useLocale();
  const arrival = useArrival();
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const { slug, input, hash } = kinds.find(({ mode }) => mode === given.get('mode')) ?? kinds[0];
    const words = String(given.get('prompt') ?? '').trim();
    const href = localePath(locale, `/${slug}`) + (words ? `?${new URLSearchParams({ [input]: words })}` : '') + hash;
    arrival.ask(({ navigation }) => navigation.send({ type: 'navigation.requested', href }));
  };
  return (
    <form
      action={localePath(locale, '/ai-sticker-maker')}
      onSubmit={make}
      className={css({
        width: '100%',
        maxWidth: '820px',
        marginInline: 'auto',
        marginTop: { base: '24px', md: '34px' },
        borderRadius: '30px',
        padding: '2px',
        backgroundImage: 'token(gradients.rim)',
        boxShadow: 'composer',
        // The button shows the cost of the chosen kind.
        '& [data-cost]': { display: 'none' },
        '&:has([value=sticker]:checked) [data-cost=sticker]': { display: 'contents' },
        '&:has([value=image]:checked) [data-cost=image]': { display: 'contents' },
        '&:has([value=video]:checked) [data-cost=video]': { display: 'contents' },
        '&:has([value=voice]:checked) [data-cost=voice]': { display: 'contents' },
      })}
    >
      <div
        className={css({
          background: 'surface',
          borderRadius: '28px',
          padding: '12px',
          '&:has(textarea:focus)': { boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
        })}
      >
        <Modes />
        <Prompt />
        <Actions />
      </div>
    </form>
  );
}

function Prompt() {
  const t = useWords().home.composer;
  return (
    <>
      <label htmlFor="home-prompt" className={css({ srOnly: true })}>
        {t.label()}
      </label>
      <textarea
        id="home-prompt"
        name="prompt"
        rows={2}
        maxLength={textLengths.prompt}
        placeholder={t.placeholder()}
        onKeyDown={submitOnEnter}
        className={css({
          width: '100%',
          minHeight: { base: '92px', md: '96px' },
          padding: '12px 14px',
          border: 0,
          outline: 'none',
          resize: 'none',
          background: 'transparent',
          fontSize: { base: 'title', md: 'large' },
          lineHeight: 1.45,
          _placeholder: { color: 'text.3', opacity: 1 },
        })}
      />
    </>
  );
}

/** The link to start from a photo, and the button with the cost of the chosen kind. */
function Actions() {
  const LL = useWords();
  const t = LL.home.composer;
  return (
    <div className={css({ display: 'flex', gap: '8px', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' })}>
      <Link to="/ai-sticker-maker#make" className={cx(button({ variant: 'soft' }), css({ width: { base: '100%', sm: 'auto' } }))}>
        <Image size={18} aria-hidden="true" />
        {t.photo()}
      </Link>
      <Button type="submit" variant="gen" size="large" className={css({ width: { base: '100%', sm: 'auto' }, order: { base: -1, sm: 0 } })}>
        <Sparkles size={18} aria-hidden="true" />
        {t.go()}
        {kinds.map(({ mode, slug }) => {
          const { cost } = listedAs(slug);
          return (
            <span key={mode} data-cost={mode}>
              <Cost amount={cost} label={LL.credit.cost(cost)} />
            </span>
          );
        })}
      </Button>
    </div>
  );
}
