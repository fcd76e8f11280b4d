import { AudioLines, Clapperboard, Image, ScanFace, Sparkles, Sticker } from 'lucide-react';
import type { FormEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { costs } from '../../../contract/facts/costs.ts';
import { localePath, type Locale } from '../../../contract/facts/locales.ts';
import { listedAs, type ToolSlug } from '../../../contract/facts/tools/catalogue.ts';
import { effectById, type EffectCard } from '../../../contract/facts/tools/effects.ts';
import { Head } from '../../wiring/head.tsx';
import { useArrival } from '../../wiring/hooks.tsx';
import type { PageProps } from '../../boot/routes.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { Button, button, Cost } from '../../design/button.tsx';
import { auroraText, card, section, wrap } from '../../design/layout.ts';
import { Coin } from '../../design/coin.tsx';
import { Link } from '../../wiring/link.tsx';
import { useDailyCredits } from '../../wiring/site.ts';
import { StickerArt } from '../../design/sticker-art.tsx';

/** The start page: make first, read after. */
export default function Home({ path }: PageProps) {
  const LL = useWords();
  const t = LL.home;
  const dailyCredits = useDailyCredits();
  return (
    <>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        className={css({
          position: 'relative',
          overflow: 'hidden',
          paddingTop: { base: '36px', md: '76px' },
          paddingBottom: { base: '44px', md: '88px' },
        })}
      >
        <div
          aria-hidden="true"
          className={css({
            position: 'absolute',
            inset: '-200px 0 auto',
            height: '900px',
            backgroundImage: 'token(gradients.glow)',
            zIndex: -1,
          })}
        />
        <Floating />
        <div className={wrap}>
          <h1 className={css({ textStyle: 'display', textAlign: 'center' })}>
            {t.headline()} <span className={auroraText}>{t.headlineEnd()}</span>
          </h1>
          <p
            className={css({
              textStyle: 'lead',
              color: 'text.2',
              textAlign: 'center',
              maxWidth: '58ch',
              marginInline: 'auto',
              marginTop: '20px',
            })}
          >
            {t.lead()}
          </p>
          <Composer />
          <p className={css({ textAlign: 'center', color: 'text.2', fontSize: '13.5px', marginTop: '20px' })}>{t.note(dailyCredits)}</p>
        </div>
      </div>
      <div className={wrap}>
        <Tools />
        <EffectsRow />
        <section className={section}>
          <h2 className={css({ textStyle: 'h2' })}>{t.promiseTitle()}</h2>
          <ol
            className={css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}
          >
            {Object.entries(t.promises).map(([key, { title, body }], index) => (
              <li key={key} className={card} style={{ padding: '24px' }}>
                <span
                  className={css({
                    display: 'grid',
                    placeItems: 'center',
                    width: '32px',
                    height: '32px',
                    borderRadius: 'full',
                    background: 'soft',
                    color: 'soft.text',
                    fontWeight: 700,
                  })}
                >
                  {index + 1}
                </span>
                <h3 className={css({ textStyle: 'h4', marginTop: '16px' })}>{title()}</h3>
                <p className={css({ color: 'text.2', marginTop: '6px' })}>{body()}</p>
              </li>
            ))}
          </ol>
        </section>
        <Band />
        <section className={section}>
          <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{t.faqTitle()}</h2>
          <Questions items={Object.values(t.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
        </section>
      </div>
    </>
  );
}

/** What the page begins with: where each kind is made, and the input that the words go into. The first is chosen when the page opens. */
const modes = [
  { mode: 'sticker', icon: Sticker, slug: 'ai-sticker-maker', input: 'prompt', hash: '#make' },
  { mode: 'image', icon: Image, slug: 'ai-text-to-image', input: 'prompt', hash: '' },
  { mode: 'video', icon: Clapperboard, slug: 'text-to-video-ai', input: 'prompt', hash: '' },
  { mode: 'voice', icon: AudioLines, slug: 'ai-text-to-audio', input: 'text', hash: '' },
] as const satisfies readonly { mode: string; icon: unknown; slug: ToolSlug; input: string; hash: string }[];

const modePill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: '44px',
  paddingInline: { base: '12px', md: '15px' },
  borderRadius: 'full',
  fontSize: '14.5px',
  fontWeight: 600,
  color: 'text.2',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'text', background: 'surface.2' },
  '&:has(:checked)': { background: 'soft', color: 'soft.text' },
  '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

/** Leads to the tool of the chosen kind, filled in with what was typed. */
function Composer() {
  const LL = useWords();
  const t = LL.home.composer;
  const locale = useLocale();
  const arrival = useArrival();
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const { slug, input, hash } = modes.find(({ mode }) => mode === given.get('mode')) ?? modes[0];
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
        // The cost on the button is that of the kind that is chosen.
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
        <div
          role="radiogroup"
          aria-label={t.modes()}
          className={css({ display: 'flex', gap: '2px', overflowX: 'auto', scrollbarWidth: 'none', padding: '2px' })}
        >
          {modes.map(({ mode, icon: Icon }, index) => (
            <label key={mode} className={modePill}>
              <input type="radio" name="mode" value={mode} defaultChecked={index === 0} className={css({ srOnly: true })} />
              <Icon size={18} aria-hidden="true" />
              {t[mode]()}
            </label>
          ))}
          <Link to="/ai-face-swap" className={modePill}>
            <ScanFace size={18} aria-hidden="true" />
            {t.face()}
          </Link>
        </div>
        <label htmlFor="home-prompt" className={css({ srOnly: true })}>
          {t.label()}
        </label>
        <textarea
          id="home-prompt"
          name="prompt"
          rows={2}
          maxLength={textLengths.prompt}
          placeholder={t.placeholder()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
          className={css({
            width: '100%',
            minHeight: { base: '92px', md: '96px' },
            padding: '12px 14px',
            border: 0,
            outline: 'none',
            resize: 'none',
            background: 'transparent',
            fontSize: { base: '17px', md: '19px' },
            lineHeight: 1.45,
            _placeholder: { color: 'text.3', opacity: 1 },
          })}
        />
        <div className={css({ display: 'flex', gap: '8px', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' })}>
          <Link to="/ai-sticker-maker#make" className={cx(button({ look: 'soft' }), css({ width: { base: '100%', sm: 'auto' } }))}>
            <Image size={18} aria-hidden="true" />
            {t.photo()}
          </Link>
          <Button
            type="submit"
            look="gen"
            size="large"
            className={css({ width: { base: '100%', sm: 'auto' }, order: { base: -1, sm: 0 } })}
          >
            <Sparkles size={18} aria-hidden="true" />
            {t.go()}
            {modes.map(({ mode, slug }) => {
              const { cost } = listedAs(slug);
              return (
                <span key={mode} data-cost={mode}>
                  <Cost amount={cost} label={LL.purse.cost(cost)} />
                </span>
              );
            })}
          </Button>
        </div>
      </div>
    </form>
  );
}

const floating = css({ position: 'absolute', display: { base: 'none', xl: 'block' } });

const Floating = () => (
  <div aria-hidden="true">
    <div className={floating} style={{ left: '4vw', top: '110px', transform: 'rotate(-8deg)' }}>
      <StickerArt name="fox" size={136} />
    </div>
    <div className={floating} style={{ left: '9vw', top: '330px', transform: 'rotate(7deg)' }}>
      <StickerArt name="cupcake" size={104} />
    </div>
    <div className={floating} style={{ right: '5vw', top: '96px', transform: 'rotate(9deg)' }}>
      <StickerArt name="rocket" size={128} />
    </div>
    <div className={floating} style={{ right: '9vw', top: '320px', transform: 'rotate(-6deg)' }}>
      <StickerArt name="unicorn" size={116} />
    </div>
  </div>
);

const onArt = css({
  color: 'white',
  '& > [data-shade]': { background: 'linear-gradient(0deg,rgba(10,5,28,.86),rgba(10,5,28,.3) 55%,transparent)' },
});
const plain = css({ background: 'surface', color: 'text', '& [data-body]': { color: 'text.2' } });
const wide = css({ gridColumn: { base: '1 / -1', md: 'span 2' } });
const big = css({ gridColumn: { base: '1 / -1', md: 'span 2' }, gridRow: { md: 'span 2' } });

type TileProps = {
  to: string;
  words: { title: () => string; body: () => string };
  art?: string;
  drawings?: readonly string[];
  shape?: 'big' | 'wide';
};

/** A tool among the others: its picture, its name, one sentence. */
const Tile = ({ to, words, art, drawings = [], shape }: TileProps) => (
  <Link
    to={to}
    className={cx(
      css({
        position: 'relative',
        overflow: 'hidden',
        isolation: 'isolate',
        borderRadius: 'xl',
        minHeight: { base: '190px', md: '228px' },
        padding: { base: '16px', md: '22px' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        boxShadow: '1',
        transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
        _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
      }),
      art ? onArt : plain,
      shape === 'big' ? big : shape === 'wide' ? wide : undefined,
    )}
  >
    {art && (
      <img
        src={art}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
      />
    )}
    <span data-shade aria-hidden="true" className={css({ position: 'absolute', inset: 0, zIndex: -1 })} />
    <span aria-hidden="true" className={css({ display: 'flex', gap: '18px', marginBottom: 'auto', paddingBottom: '12px' })}>
      {drawings.map((name) => (
        <StickerArt key={name} name={name} size={76} />
      ))}
    </span>
    <span className={css({ fontSize: { base: '17px', md: '19px' }, fontWeight: 650, letterSpacing: '-.015em', lineHeight: 1.2 })}>
      {words.title()}
    </span>
    <span data-body className={css({ marginTop: '4px', maxWidth: '46ch', fontSize: { base: '14px', md: '15px' } })}>
      {words.body()}
    </span>
  </Link>
);

const headingRow = css({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'flex-end', justifyContent: 'space-between' });

function Tools() {
  const LL = useWords();
  const t = LL.home;
  return (
    <section>
      <div className={headingRow}>
        <div>
          <h2 className={css({ textStyle: 'h2' })}>{t.toolsTitle()}</h2>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '8px' })}>{t.toolsLead()}</p>
        </div>
        <Link to="/ai-tools" className={button({ look: 'secondary' })}>
          {LL.nav.allTools()}
        </Link>
      </div>
      <div
        className={css({
          display: 'grid',
          gap: { base: '12px', md: '16px' },
          marginTop: '28px',
          gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
        })}
      >
        <Tile to="/ai-face-swap" words={t.tiles.face} art="/templates/astronaut.webp" shape="big" />
        <Tile to="/image-to-video-ai" words={t.tiles.motion} art="/art/dunes-w.webp" shape="wide" />
        <Tile to="/ai-sticker-maker" words={t.tiles.sticker} drawings={['unicorn', 'cupcake']} />
        <Tile to="/ai-text-to-audio" words={t.tiles.voice} art="/templates/bedtime.webp" />
        <Tile to="/ai-background-remover" words={t.tiles.cut} drawings={['dog']} />
        <Tile to="/ai-text-to-image" words={t.tiles.picture} art="/art/bloom.webp" />
        <Tile to="/ai-chatbot" words={t.tiles.chat} drawings={['octopus']} />
        <Tile to="/ai-watermark-remover" words={t.tiles.marks} art="/art/clouds-w.webp" />
      </div>
    </section>
  );
}

const rowOfEffects = ['hug', 'kiss', 'pumpkin', 'zombie', 'watercolour'] as const;

function EffectsRow() {
  const LL = useWords();
  const t = LL.home.effectsRow;
  const locale = useLocale();
  return (
    <section className={section}>
      <div className={headingRow}>
        <div>
          <h2 className={css({ textStyle: 'h2' })}>{t.title()}</h2>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '8px' })}>{t.lead()}</p>
        </div>
        <Link to="/ai-effect" className={button({ look: 'secondary' })}>
          {t.all()}
        </Link>
      </div>
      <ul
        className={css({
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { base: '62%', sm: '38%', lg: 'calc((100% - 64px) / 5)' },
          gap: '16px',
          marginTop: '28px',
          marginInline: { base: '-16px', lg: '0' },
          paddingInline: { base: '16px', lg: '0' },
          paddingBlock: '4px',
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: '16px',
          scrollbarWidth: 'none',
        })}
      >
        {rowOfEffects.map((id) => (
          <li key={id} className={css({ scrollSnapAlign: 'start' })}>
            <EffectTile card={effectById(id)!} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const EffectTile = ({ card, locale }: { card: EffectCard; locale: Locale }) => {
  const LL = useWords();
  return (
    <Link
      to={`/ai-effect/create?effect=${card.id}`}
      className={cx(
        onArt,
        css({
          position: 'relative',
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '8px',
          overflow: 'hidden',
          isolation: 'isolate',
          borderRadius: 'lg',
          aspectRatio: '3/4',
          padding: '16px',
          fontWeight: 650,
        }),
      )}
    >
      <img
        src={`/effects/${card.id}.webp`}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
      />
      <span data-shade aria-hidden="true" className={css({ position: 'absolute', inset: 0, zIndex: -1 })} />
      {card.name[locale]}
      <Cost amount={costs[card.result]} label={LL.purse.cost(costs[card.result])} />
    </Link>
  );
};

/** Where credits come from, and where more are. */
function Band() {
  const t = useWords().home.band;
  const dailyCredits = useDailyCredits();
  return (
    <section
      className={css({
        position: 'relative',
        overflow: 'hidden',
        isolation: 'isolate',
        marginTop: { base: '64px', md: '96px' },
        borderRadius: '2xl',
        padding: { base: '36px 24px', md: '56px' },
        background: '#1B1050',
        color: 'white',
      })}
    >
      <img
        src="/art/silk-w.webp"
        alt=""
        width={900}
        height={600}
        loading="lazy"
        decoding="async"
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0.28, zIndex: -1 })}
      />
      <h2 className={css({ textStyle: 'h2', maxWidth: '20ch' })}>{t.title()}</h2>
      <p className={css({ textStyle: 'lead', marginTop: '12px', maxWidth: '46ch' })}>{t.body(dailyCredits)}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' })}>
        <Link
          to="/operation"
          className={cx(button({ size: 'large' }), css({ background: 'white', color: 'ink', _hover: { background: 'violet.100' } }))}
        >
          {t.earn()}
        </Link>
        <Link to="/pricing" className={button({ look: 'glass', size: 'large' })}>
          {t.plans()}
        </Link>
      </div>
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          right: '7%',
          top: '50%',
          marginTop: '-80px',
          fontSize: '140px',
          display: { base: 'none', lg: 'block' },
        })}
      >
        <Coin />
      </span>
    </section>
  );
}
