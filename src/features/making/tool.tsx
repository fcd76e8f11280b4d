import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useLocale } from '../../platform/words.ts';
import { copyOf } from '../../platform/tool-words.ts';
import type { ToolHead } from '../../../copy/types/tool.ts';
import { aboutOf } from './about-later.tsx';
import { Closing } from './closing.tsx';
import { FaceTabs } from './face-tabs.tsx';
import { LatestLater } from './latest-later.tsx';
import { wrap } from '../../design/layout.ts';

type BenchProps = { slug: string; action: string };

/** The form of each tool, with the controls that it has. */
const benches = new Map<string, ReturnType<typeof later<BenchProps>>>();
function benchOf(slug: string) {
  const known = benches.get(slug);
  if (known) return known;
  const load = async () => {
    const bench = await import('./workbench.tsx');
    await bench.bringForm(slug);
    return bench;
  };
  const bench = later<BenchProps>(load, { words: ['making', 'form'], nextWords: ['job', 'toolSamples'] });
  benches.set(slug, bench);
  return bench;
}

/** What the page of a tool defers. */
export const partsOf = (slug: string) => [benchOf(slug), aboutOf(slug)];

/** A tool's form and result, then its description; all from its catalog entry and its copy. */
export default function ToolPage({ path }: PageProps) {
  const slug = path.slice(1);
  const copy = copyOf(slug, useLocale());
  return copy ? <Tooled key={slug} path={path} slug={slug} copy={copy} /> : null;
}
ToolPage.parts = (path: string) => partsOf(path.slice(1));

/** The page of a tool at any path. */
export function Tooled({ path, slug, copy }: { path: string; slug: string; copy: ToolHead }) {
  const Workbench = benchOf(slug);
  const About = aboutOf(slug);
  return (
    <div className={wrap}>
      <Head path={path} {...copy.search} />
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '20px',
          paddingTop: { base: '28px', md: '48px' },
        })}
      >
        {/* Not in letters: what a font that comes late measures would break its lines anew, and move the form. */}
        <div className={css({ maxWidth: '640px' })}>
          <h1 className={css({ textStyle: 'h1' })}>{copy.h1}</h1>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{copy.lead}</p>
        </div>
        {slug.includes('face-swap') && <FaceTabs slug={slug} />}
      </div>
      <section
        aria-label={copy.h1}
        className={css({
          display: 'grid',
          gap: '20px',
          marginTop: { base: '20px', md: '32px' },
          gridTemplateColumns: { base: '1fr', lg: '480px 1fr' },
        })}
      >
        <Workbench slug={slug} action={copy.action} />
      </section>
      <LatestLater />
      <About slug={slug} />
      <Closing sentence={copy.closing} />
    </div>
  );
}
