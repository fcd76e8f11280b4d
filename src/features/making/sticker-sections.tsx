/** The sections below the sticker form, in the order of spec §2. */
import type { CSSProperties, ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Brush from 'lucide-react/icons/brush';
import Scissors from 'lucide-react/icons/scissors';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { button } from '../../design/button.tsx';
import { card, section, wrap } from '../../design/layout.ts';
import { StickerArt } from '../../design/sticker-art.tsx';

/** Grounds that art keeps in both themes, so that the words on them are always dark. */
const tints = {
  lilac: '#E2DCFF',
  rose: '#FFD9E6',
  peach: '#FFE6D1',
  coral: '#FFDBD6',
  sky: '#D3EBFF',
  mint: '#D5F2E2',
  honey: '#FFE7C4',
  violet: '#EBDDFF',
} as const;
type Tint = keyof typeof tints;

const exampleArt = {
  car: ['car', 'coral'],
  nail: ['nails', 'violet'],
  tattoo: ['butterfly', 'peach'],
  wall: ['flower', 'rose'],
  tile: ['mushroom', 'sky'],
  christmas: ['christmas', 'mint'],
  helmet: ['rocket', 'honey'],
  logo: ['crown', 'lilac'],
} as const satisfies Record<string, readonly [art: string, tint: Tint]>;

const tilt = (index: number): string => `rotate(${index % 2 === 0 ? -6 : 5}deg)`;

/** `make` is the id of the form, which a link points to. */
export default function StickerSections({ make }: { make: string }) {
  return (
    <div className={wrap}>
      <Sources />
      <Steps />
      <Examples />
      <Reasons />
      <Faqs />
      <Closing make={make} />
    </div>
  );
}

const three = css({ display: 'grid', gap: '16px', marginTop: '32px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } });

/** What each way was given (words, a photo), in whose corner the sticker lies that the product made of it. */
const wayTint = { text: 'lilac', image: 'peach', imageText: 'sky' } as const;

/** The three ways to make one: from text, from a photo, or from both. */
function Sources() {
  const { sticker: t, stickerSections: sections } = useWords();
  const given = {
    text: <Bubble>{t.samplePanda()}</Bubble>,
    image: <Photo way="image" />,
    imageText: (
      <>
        <Photo way="imageText" />
        <Bubble>+ {t.promptBothPlaceholder()}</Bubble>
      </>
    ),
  };
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{sections.waysTitle()}</h2>
      <div className={three}>
        {(['text', 'image', 'imageText'] as const).map((way) => (
          <div key={way} className={card} style={{ overflow: 'hidden' }}>
            <div
              aria-hidden="true"
              style={{
                background: tints[wayTint[way]],
                height: 232,
                padding: 20,
                position: 'relative',
                display: 'grid',
                alignContent: 'start',
                gap: 10,
              }}
            >
              {given[way]}
              <img
                src={`/stickers/way-${way}.webp`}
                alt=""
                width={180}
                height={180}
                loading="lazy"
                decoding="async"
                style={{ position: 'absolute', right: 12, bottom: 8, width: 168, height: 168, objectFit: 'contain', filter: shade }}
              />
            </div>
            <div style={{ padding: '20px 24px 24px' }}>
              <h3 className={css({ textStyle: 'h4' })}>{sections.ways[way].title()}</h3>
              <p className={css({ color: 'text.2', marginTop: '6px' })}>{sections.ways[way].body()}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

const shade = 'drop-shadow(0 10px 14px rgba(31,19,80,.28))';

const Bubble = ({ children }: { children: ReactNode }) => (
  <span
    className={css({ background: 'white', color: 'ink', borderRadius: 'md', boxShadow: '1', fontWeight: 600, fontSize: 'label' })}
    style={{ padding: '9px 14px', justifySelf: 'start', maxWidth: '54%' }}
  >
    {children}
  </span>
);

/** A photo as it lies on a table. */
const Photo = ({ way }: { way: string }) => (
  <img
    src={`/stickers/way-${way}-photo.webp`}
    alt=""
    width={96}
    height={96}
    loading="lazy"
    decoding="async"
    className={css({ background: 'white', borderRadius: 'sm', boxShadow: '2' })}
    style={{ width: 96, height: 104, objectFit: 'cover', padding: '6px 6px 14px', transform: 'rotate(-6deg)' }}
  />
);

const stepArt = { describe: 'dog', generate: 'wand', download: 'butterfly' } as const;

function Steps() {
  const sections = useWords().stickerSections;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{sections.howTitle()}</h2>
      <ol className={three} style={{ rowGap: 32 }}>
        {(['describe', 'generate', 'download'] as const).map((step, index) => (
          <li key={step} style={{ display: 'grid', justifyItems: 'center', textAlign: 'center', padding: '0 16px' }}>
            <StickerArt name={stepArt[step]} size={96} />
            <h3 className={css({ textStyle: 'h3', marginTop: '20px' })}>
              <span className={css({ color: 'link' })}>{index + 1}.</span> {sections.how[step].title()}
            </h3>
            <p className={css({ color: 'text.2', marginTop: '6px' })} style={{ maxWidth: 300 }}>
              {sections.how[step].body()}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Examples() {
  const sections = useWords().stickerSections;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{sections.examplesTitle()}</h2>
      <ul
        className={css({
          display: 'grid',
          gap: '14px',
          marginTop: '32px',
          gridTemplateColumns: { base: 'repeat(2,1fr)', md: 'repeat(4,1fr)' },
        })}
      >
        {(Object.keys(exampleArt) as (keyof typeof exampleArt)[]).map((name, index) => (
          <li
            key={name}
            className={css({ borderRadius: 'lg', color: 'ink' })}
            style={{
              background: tints[exampleArt[name][1]],
              aspectRatio: '1 / .92',
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <span style={{ transform: tilt(index), width: '50%', maxWidth: 146, marginBottom: 20 }}>
              <StickerArt name={exampleArt[name][0]} size={146} className={css({ width: '100%', height: 'auto' })} />
            </span>
            <span style={{ position: 'absolute', left: 16, bottom: 14, fontWeight: 650 }}>{sections.examples[name]()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasonIcon = { clean: Scissors, hand: Brush, skill: WandSparkles, fair: BadgeCheck } as const;

function Reasons() {
  const sections = useWords().stickerSections;
  return (
    <section className={section}>
      <div
        className={css({
          display: 'grid',
          gap: { base: '28px', lg: '48px' },
          gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
          alignItems: 'center',
        })}
      >
        <div
          aria-hidden="true"
          className={css({ borderRadius: '2xl' })}
          style={{
            background: '#1B1050 url(/art/silk-w.webp) center / cover',
            aspectRatio: '1 / .78',
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <span style={{ transform: 'rotate(-6deg)' }}>
            <StickerArt name="octopus" size={200} />
          </span>
          <span style={{ position: 'absolute', right: '9%', top: '8%', transform: 'rotate(10deg)' }}>
            <StickerArt name="cupcake" size={84} />
          </span>
        </div>
        <div>
          <h2 className={css({ textStyle: 'h2' })}>{sections.reasonsTitle()}</h2>
          <ul style={{ display: 'grid', gap: 22, marginTop: 26 }}>
            {(['clean', 'hand', 'skill', 'fair'] as const).map((reason) => {
              const Icon = reasonIcon[reason];
              return (
                <li key={reason} style={{ display: 'flex', gap: 16 }}>
                  <span
                    aria-hidden="true"
                    className={css({ background: 'soft', color: 'soft.text', borderRadius: 'md' })}
                    style={{ width: 46, height: 46, display: 'grid', placeItems: 'center', flex: 'none' }}
                  >
                    <Icon size={20} />
                  </span>
                  <div>
                    <h3 className={css({ textStyle: 'h4' })}>{sections.reasons[reason].title()}</h3>
                    <p className={css({ color: 'text.2', marginTop: '6px' })}>{sections.reasons[reason].body()}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Faqs() {
  const sections = useWords().stickerSections;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center', marginBottom: '32px' })}>{sections.faqTitle()}</h2>
      <Questions items={Object.values(sections.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
    </section>
  );
}

/** The link back to the form. */
function Closing({ make }: { make: string }) {
  const { sticker: t, stickerSections: sections } = useWords();
  return (
    <section className={section}>
      <div
        className={css({
          borderRadius: '2xl',
          background: 'violet.950',
          color: 'white',
          padding: { base: '40px 24px', md: '64px' },
          position: 'relative',
          textAlign: 'center',
        })}
        style={{ display: 'grid', justifyItems: 'center', gap: 20 }}
      >
        <Beside name="unicorn" place={{ left: '6%', transform: 'translateY(-50%) rotate(-10deg)' }} />
        <Beside name="fox" place={{ right: '6%', transform: 'translateY(-50%) rotate(9deg)' }} />
        <h2 className={css({ textStyle: 'h2' })} style={{ maxWidth: '20ch' }}>
          {sections.closingTitle()}
        </h2>
        <a href={`#${make}`} className={button({ variant: 'light', size: 'large' })}>
          {t.cta()}
        </a>
        <p className={css({ color: 'violet.200', fontSize: 'small' })}>{t.note()}</p>
      </div>
    </section>
  );
}

/** A sticker at the side of a panel, where there is room. */
const Beside = ({ name, place }: { name: string; place: CSSProperties }) => (
  <span
    aria-hidden="true"
    className={css({ display: { base: 'none', lg: 'block' } })}
    style={{ position: 'absolute', top: '50%', ...place }}
  >
    <StickerArt name={name} size={150} />
  </span>
);
