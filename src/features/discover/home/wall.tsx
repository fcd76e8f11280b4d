import { css } from 'styled-system/css';
import { useToolName } from '../../../platform/names.ts';
import { useWords } from '../../../platform/words.ts';
import { MovingImage } from '../../../design/moving-image.tsx';
import { section } from '../../../design/layout.ts';
import { Link } from '../../../routing/link.tsx';
import { nameOfWork, pathOfWork, works } from './works.ts';

/** What the tools have made from our samples: a click on one opens its tool with the sample in the form. */
export function Wall() {
  const t = useWords().homeSections.wall;
  const nameOf = useToolName();
  return (
    <section className={section} style={{ marginTop: 0 }}>
      <h2 className={css({ textStyle: 'h2' })}>{t.title()}</h2>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '8px' })}>{t.lead()}</p>
      <ul
        className={css({
          display: 'grid',
          gap: { base: '12px', md: '16px' },
          marginTop: '28px',
          gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
        })}
      >
        {works.map((work) => {
          const name = nameOfWork(work);
          return (
            <li key={name}>
              <Link
                to={pathOfWork(work)}
                className={css({
                  display: 'block',
                  height: '100%',
                  borderRadius: 'lg',
                  overflow: 'hidden',
                  background: 'surface',
                  boxShadow: '1',
                  transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
                  _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
                })}
              >
                <span className={css({ position: 'relative', display: 'block', aspectRatio: '8/5', background: 'surface.3' })}>
                  <MovingImage
                    src={`/examples/${name}.webp`}
                    moving={work.moves && `/examples/${name}.mp4`}
                    width={640}
                    height={400}
                    className={css({ width: '100%', height: '100%', objectFit: 'cover' })}
                  />
                </span>
                <span className={css({ display: 'block', padding: '12px 16px', fontWeight: 620, overflowWrap: 'anywhere' })}>
                  {nameOf(work.tool)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
