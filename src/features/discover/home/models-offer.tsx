import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Link } from '../../../routing/link.tsx';
import { useSite } from '../../../routing/site.ts';

/** On a fresh installation, the person at the machine learns that it runs without models. It stands in the hero's padding and moves nothing. */
export function ModelsOffer() {
  const t = useWords().home;
  if (!useSite()?.offersModels) return null;
  return (
    <p className={css({ position: 'absolute', left: 0, right: 0, textAlign: 'center', fontSize: 'small' })} style={{ top: '6px' }}>
      <Link
        to="/operator/models"
        className={css({
          display: 'inline-block',
          padding: '4px 14px',
          borderRadius: 'full',
          fontWeight: 570,
          color: 'link',
          background: 'soft',
          _hover: { textDecoration: 'underline' },
        })}
      >
        {t.withoutModels()}
      </Link>
    </p>
  );
}
