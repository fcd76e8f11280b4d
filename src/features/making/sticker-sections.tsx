/** The sections below the sticker form, in the order of spec §2. */
import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { button } from '../../design/button.tsx';
import { card, section, wrap } from '../../design/layout.ts';
import { StickerArt } from '../../design/sticker-art.tsx';

const exampleArt = {
  car: 'car',
  nail: 'nails',
  tattoo: 'butterfly',
  wall: 'flower',
  tile: 'mushroom',
  christmas: 'christmas',
  helmet: 'rocket',
  logo: 'crown',
} as const;
const wayArt = { text: 'wand', image: 'dog', imageText: 'sunglasses' } as const;

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

/** The three ways to make one: from text, from a photo, or from both. */
function Sources() {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{t.waysTitle()}</h2>
      <div className={css({ display: 'grid', gap: '16px', marginTop: '32px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}>
        {(['text', 'image', 'imageText'] as const).map((way) => (
          <div key={way} className={card} style={{ padding: '24px' }}>
            <StickerArt name={wayArt[way]} size={88} />
            <h3 className={css({ textStyle: 'h4', marginTop: '20px' })}>{t.ways[way].title()}</h3>
            <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.ways[way].body()}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Steps() {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{t.howTitle()}</h2>
      <ol className={css({ display: 'grid', gap: '16px', marginTop: '32px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}>
        {(['describe', 'generate', 'download'] as const).map((step, index) => (
          <li key={step} className={css({ padding: '24px', borderRadius: 'xl', background: 'surface.2' })}>
            <span className={css({ fontSize: 'figure', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, color: 'link' })}>
              {index + 1}
            </span>
            <h3 className={css({ textStyle: 'h4', marginTop: '14px' })}>{t.how[step].title()}</h3>
            <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.how[step].body()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Examples() {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{t.examplesTitle()}</h2>
      <ul
        className={css({
          display: 'grid',
          gap: '16px',
          marginTop: '32px',
          gridTemplateColumns: { base: 'repeat(2,1fr)', md: 'repeat(4,1fr)' },
        })}
      >
        {(Object.keys(exampleArt) as (keyof typeof exampleArt)[]).map((name) => (
          <li key={name} className={card} style={{ padding: '28px 16px 18px', display: 'grid', justifyItems: 'center', gap: '16px' }}>
            <StickerArt name={exampleArt[name]} size={112} />
            <span className={css({ fontWeight: 600 })}>{t.examples[name]()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons() {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{t.reasonsTitle()}</h2>
      <div className={css({ display: 'grid', gap: '16px', marginTop: '32px', gridTemplateColumns: { base: '1fr', md: 'repeat(2,1fr)' } })}>
        {(['clean', 'hand', 'skill', 'fair'] as const).map((reason) => (
          <div key={reason} className={card} style={{ padding: '24px' }}>
            <h3 className={css({ textStyle: 'h4' })}>{t.reasons[reason].title()}</h3>
            <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.reasons[reason].body()}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Faqs() {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', textAlign: 'center', marginBottom: '32px' })}>{t.faqTitle()}</h2>
      <Questions items={Object.values(t.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
    </section>
  );
}

/** The link back to the form. */
function Closing({ make }: { make: string }) {
  const t = useWords().sticker;
  return (
    <section className={section}>
      <div
        className={css({
          borderRadius: '2xl',
          background: 'violet.950',
          color: 'white',
          padding: { base: '40px 24px', md: '64px' },
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: '20px',
        })}
      >
        <StickerArt name="unicorn" size={96} />
        <h2 className={css({ textStyle: 'h2' })}>{t.closingTitle()}</h2>
        <a href={`#${make}`} className={button({ variant: 'primary', size: 'large' })}>
          {t.cta()}
        </a>
        <p className={css({ color: 'violet.200', fontSize: 'small' })}>{t.note()}</p>
      </div>
    </section>
  );
}
