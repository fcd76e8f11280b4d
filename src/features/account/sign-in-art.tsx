import { css } from 'styled-system/css';
import { useDailyCredits } from '../../routing/site.ts';
import { useWords } from '../../platform/words.ts';
import { StickerArt } from '../../design/sticker-art.tsx';

/** The image beside the form, with the benefits of an account. */
export function SignInArt() {
  const t = useWords().login;
  return (
    <div
      className={css({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        minHeight: { base: '150px', md: '100%' },
        color: 'white',
        padding: { base: '20px', md: '32px' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
      })}
    >
      <img
        src="/art/planet.webp"
        alt=""
        width={800}
        height={1000}
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
      />
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          inset: 0,
          background: 'linear-gradient(0deg,rgba(10,5,28,.82),rgba(10,5,28,.1) 70%)',
          zIndex: -1,
        })}
      />
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          display: { base: 'none', md: 'block' },
          right: '36px',
          top: '64px',
          transform: 'rotate(8deg)',
        })}
      >
        <StickerArt name="unicorn" size={96} />
      </span>
      <p className={css({ textStyle: 'h3' })}>{t.artTitle()}</p>
      <p className={css({ marginTop: '4px' })}>{t.artBody(useDailyCredits())}</p>
    </div>
  );
}
