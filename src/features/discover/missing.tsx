import { css, cx } from 'styled-system/css';
import type { PageProps } from '../../boot/routes.ts';
import { Head } from '../../wiring/head.tsx';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { auroraText, wrap } from '../../design/layout.ts';
import { Link } from '../../wiring/link.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';

/** 404: one sentence, two ways on. */
export default function Missing({ path }: PageProps) {
  const LL = useWords();
  return (
    <div data-missing className={wrap}>
      <Head path={path} title={LL.missing.title()} description={LL.missing.body()} />
      <div
        className={css({
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: '16px',
          paddingBlock: { base: '56px', md: '96px' },
        })}
      >
        <StickerArt name="octopus" size={112} />
        <p
          aria-hidden="true"
          className={cx(auroraText, css({ fontSize: 'poster', fontWeight: 760, lineHeight: 1, letterSpacing: '-.05em' }))}
        >
          404
        </p>
        <h1 className={css({ textStyle: 'h1' })}>{LL.missing.title()}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', maxWidth: '52ch' })}>{LL.missing.body()}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'center', marginTop: '12px' })}>
          <Link to="/" className={button({ variant: 'primary' })}>
            {LL.missing.home()}
          </Link>
          <Link to="/ai-tools" className={button({ variant: 'secondary' })}>
            {LL.missing.tools()}
          </Link>
        </div>
      </div>
    </div>
  );
}
