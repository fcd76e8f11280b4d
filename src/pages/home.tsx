import { Image, Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { credits } from '../../contract/constants.ts';
import { localePath } from '../../contract/locales.ts';
import { Head } from '../app/head.tsx';
import { useArrival } from '../app/flows.tsx';
import type { PageProps } from '../app/routes.ts';
import { useLocale, useWords } from '../i18n/words.ts';
import { Questions } from '../ui/accordion.tsx';
import { Button, button, Cost } from '../ui/button.tsx';
import { auroraText, card, section, wrap } from '../ui/layout.ts';
import { Link } from '../ui/link.tsx';
import { StickerArt } from '../ui/sticker-art.tsx';

/** The start page: make first, read after. */
export default function Home({ path }: PageProps) {
  const LL = useWords();
  const t = LL.home;
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
          <p className={css({ textAlign: 'center', color: 'text.2', fontSize: '13.5px', marginTop: '20px' })}>{t.note(credits.daily)}</p>
        </div>
      </div>
      <div className={wrap}>
        <section>
          <h2 className={css({ textStyle: 'h2' })}>{t.toolsTitle()}</h2>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '8px' })}>{t.toolsLead()}</p>
          <div className={css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: '2fr 1fr' } })}>
            <Tile
              to="/ai-sticker-maker"
              title={t.stickerTile.title()}
              body={t.stickerTile.body()}
              art="/art/silk-w.webp"
              dark
              stickers={['fox', 'rocket', 'cupcake']}
            />
            <Tile
              to="/my-creations"
              title={t.creationsTile.title()}
              body={t.creationsTile.body()}
              art="/art/aurora.webp"
              stickers={['crown']}
              dark
            />
          </div>
        </section>
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
        <section className={section}>
          <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{t.faqTitle()}</h2>
          <Questions items={Object.values(t.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
        </section>
      </div>
    </>
  );
}

/** Leads to the sticker maker with what was typed. */
function Composer() {
  const LL = useWords();
  const t = LL.home.composer;
  const locale = useLocale();
  const arrival = useArrival();
  const makeSticker = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prompt = String(new FormData(event.currentTarget).get('prompt') ?? '').trim();
    const query = prompt ? `?prompt=${encodeURIComponent(prompt)}` : '';
    const href = `${localePath(locale, '/ai-sticker-maker')}${query}#make`;
    arrival.ask(({ navigation }) => navigation.send({ type: 'navigation.requested', href }));
  };
  return (
    <form
      action={localePath(locale, '/ai-sticker-maker')}
      onSubmit={makeSticker}
      className={css({
        width: '100%',
        maxWidth: '820px',
        marginInline: 'auto',
        marginTop: { base: '24px', md: '34px' },
        borderRadius: '30px',
        padding: '2px',
        backgroundImage: 'token(gradients.rim)',
        boxShadow: 'composer',
      })}
    >
      <div
        className={css({
          background: 'surface',
          borderRadius: '28px',
          padding: '12px',
          '&:focus-within': { boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
        })}
      >
        <label htmlFor="home-prompt" className={css({ srOnly: true })}>
          {t.label()}
        </label>
        <textarea
          id="home-prompt"
          name="prompt"
          rows={2}
          maxLength={400}
          placeholder={t.placeholder()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
          className={css({
            width: '100%',
            minHeight: { base: '92px', md: '104px' },
            padding: '16px 14px',
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
            <Send size={18} aria-hidden="true" />
            {t.go()}
            <Cost amount={1} label={LL.purse.cost(1)} />
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

type TileProps = { to: string; title: string; body: string; art: string; dark?: boolean; stickers: readonly string[] };

const Tile = ({ to, title, body, art, stickers }: TileProps) => (
  <Link
    to={to}
    className={css({
      position: 'relative',
      overflow: 'hidden',
      isolation: 'isolate',
      borderRadius: 'xl',
      minHeight: '252px',
      padding: '22px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      color: 'white',
      boxShadow: '1',
      transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
      _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
    })}
  >
    <img
      src={art}
      alt=""
      width={900}
      height={600}
      loading="lazy"
      decoding="async"
      className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
    />
    <span
      aria-hidden="true"
      className={css({
        position: 'absolute',
        inset: 0,
        background: 'linear-gradient(0deg,rgba(10,5,28,.86),rgba(10,5,28,.35) 60%,transparent)',
        zIndex: -1,
      })}
    />
    <span aria-hidden="true" className={css({ display: 'flex', gap: '20px', marginBottom: 'auto' })}>
      {stickers.map((name) => (
        <StickerArt key={name} name={name} size={84} />
      ))}
    </span>
    <span className={css({ fontSize: '19px', fontWeight: 650, letterSpacing: '-.015em' })}>{title}</span>
    <span className={css({ marginTop: '4px', maxWidth: '52ch' })}>{body}</span>
  </Link>
);
