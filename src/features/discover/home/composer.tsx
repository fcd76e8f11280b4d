import Image from 'lucide-react/icons/image';
import Sparkles from 'lucide-react/icons/sparkles';
import { useCallback, useRef, type FormEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { localePath } from '../../../../contract/facts/locales.ts';
import { acceptOf } from '../../../../contract/facts/uploads.ts';
import { listedAs } from '../../../../contract/facts/tools/catalog.ts';
import type { HandOverEvent } from '../../../../machines/handOver/handOver.types.ts';
import { wasSentEarly } from '../../../early/input.ts';
import type { Arrival } from '../../../actors/arrival.ts';
import { useArrival } from '../../../actors/hooks.tsx';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button, button, Cost } from '../../../design/button.tsx';
import { CameraButton } from '../../../design/camera-button.tsx';
import { submitOnEnter } from '../../../design/submit-on-enter.ts';
import { useDroppedFiles } from '../../../design/use-dropped-files.ts';
import { earlyIdeas } from './early-ideas.ts';
import { kinds } from './kinds.ts';
import { Modes } from './modes.tsx';

/** Loaded on the first sign of intent, since most visits only read the page. */
const loadHandOver = () => Promise.all([import('../../../actors/handOver.ts'), import('../../../platform/files.ts')]);

type KeepFile = Awaited<ReturnType<typeof loadHandOver>>[1]['keepFile'];

/** What the form holds: the chosen kind, and the words without the space around them. */
function givenIn(form: HTMLFormElement) {
  const given = new FormData(form);
  return {
    kind: kinds.find(({ mode }) => mode === given.get('mode')) ?? kinds[0],
    words: String(given.get('prompt') ?? '').trim(),
  };
}

const open = (arrival: Arrival, href: string): void =>
  arrival.ask(({ navigation }) => navigation.send({ type: 'navigation.requested', href }));

/** Without the code, the page of the tool still opens. */
const hand = (arrival: Arrival, href: string, eventOf: (keepFile: KeepFile) => HandOverEvent): void =>
  arrival.ask((root) => {
    loadHandOver().then(
      ([{ handOverFlow }, { keepFile }]) => handOverFlow(root).send(eventOf(keepFile)),
      () => open(arrival, href),
    );
  });

/** Makes the chosen kind from the words: its page opens with the job at work. A photo opens the page that takes one. */
export function Composer() {
  const locale = useLocale();
  const arrival = useArrival();
  const form = useRef<HTMLFormElement>(null);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { kind, words } = givenIn(event.currentTarget);
    const href = localePath(locale, `/${kind.slug}`) + kind.hash;
    const isSent = wasSentEarly(event.currentTarget);
    if (!words) return open(arrival, href);
    return hand(arrival, href, () => ({
      type: 'idea.given',
      tool: kind.slug,
      href,
      values: { ...kind.values, [kind.input]: words },
      isSent,
    }));
  };
  const usePhoto = useCallback(
    (file: File) => {
      if (!form.current) return;
      const { kind, words } = givenIn(form.current);
      if (!kind.photo) return;
      const { slug, hash, withWords } = kind.photo;
      const href = localePath(locale, `/${slug}`) + hash;
      const values = words ? { ...withWords, prompt: words } : {};
      hand(arrival, href, (keepFile) => ({ type: 'file.given', tool: slug, href, file: keepFile(file), values }));
    },
    [locale, arrival],
  );
  const { isDragging, zone } = useDroppedFiles({ onFile: usePhoto, wide: true });
  return (
    <form
      ref={form}
      {...zone}
      data-drop-zone=""
      data-waits=""
      {...(import.meta.env.SSR && earlyIdeas())}
      suppressHydrationWarning
      data-over={isDragging || undefined}
      onFocus={() => void loadHandOver().catch(() => undefined)}
      action={localePath(locale, '/ai-sticker-maker')}
      onSubmit={make}
      className={css({
        width: '100%',
        maxWidth: '820px',
        marginInline: 'auto',
        marginTop: { base: '24px', md: '32px' },
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
        // A voice takes words only: no way in for a photo, and no sign that one may be dropped.
        '&:has([value=voice]:checked) [data-photo]': { display: { smDown: 'none' }, visibility: 'hidden' },
        '& [data-voice-hint]': { display: 'none' },
        '&:has([value=voice]:checked):has(textarea:placeholder-shown) [data-voice-hint]': { display: 'block' },
        '&:has([value=voice]:checked) textarea::placeholder': { color: 'transparent' },
      })}
    >
      <div
        className={css({
          background: 'surface',
          borderRadius: '28px',
          padding: '12px',
          '[data-over]:not(:has([value=voice]:checked)) > &': { background: 'soft', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
          '&:has(textarea:focus)': { boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
        })}
      >
        <Modes />
        <Prompt />
        <Actions onPhoto={usePhoto} />
      </div>
    </form>
  );
}

const typed = css({ padding: '12px 14px', fontSize: { base: 'title', md: 'large' }, lineHeight: 1.45 });

function Prompt() {
  const t = useWords().home.composer;
  return (
    <div className={css({ position: 'relative' })}>
      <label htmlFor="home-prompt" className={css({ srOnly: true })}>
        {t.label()}
      </label>
      <textarea
        id="home-prompt"
        name="prompt"
        rows={2}
        placeholder={t.placeholder()}
        onKeyDown={submitOnEnter}
        className={cx(
          typed,
          css({
            width: '100%',
            minHeight: { base: '92px', md: '96px' },
            border: 0,
            outline: 'none',
            resize: 'none',
            background: 'transparent',
            _placeholder: { color: 'text.3', opacity: 1 },
          }),
        )}
      />
      {/* Words to speak don't describe an image. Styles alone choose between the two, as for the costs. */}
      <span
        data-voice-hint=""
        aria-hidden="true"
        className={cx(typed, css({ position: 'absolute', inset: 0, color: 'text.3', pointerEvents: 'none' }))}
      >
        {t.placeholderOfVoice()}
      </span>
    </div>
  );
}

/** The buttons for a photo, the camera first, and the one that makes it, with the cost of the chosen kind. */
function Actions({ onPhoto }: { onPhoto: (file: File) => void }) {
  const LL = useWords();
  const t = LL.home.composer;
  return (
    <div className={css({ display: 'flex', gap: '8px', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' })}>
      <span data-photo="" className={css({ display: { base: 'none', _touch: 'block' }, flex: '1 1 auto' })}>
        <CameraButton kind="picture" label={t.camera()} onFile={onPhoto} />
      </span>
      <label
        data-photo=""
        className={cx(
          button({ variant: 'soft' }),
          css({
            flex: { base: '1 1 auto', sm: 'none' },
            cursor: 'pointer',
            '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
          }),
        )}
      >
        <Image size={18} aria-hidden="true" />
        {t.photo()}
        <input
          type="file"
          accept={acceptOf('picture')}
          className={css({ srOnly: true })}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) onPhoto(file);
          }}
        />
      </label>
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
