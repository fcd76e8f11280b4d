import { useWords } from '../../platform/words.ts';
import { pill, pillRow } from '../../design/pills.ts';
import { Link } from '../../routing/link.tsx';

const kinds = [
  ['image', '/ai-face-swap'],
  ['several', '/multiple-face-swap'],
  ['gif', '/gif-face-swap'],
  ['video', '/video-face-swap'],
] as const;

const kindOf = (slug: string): (typeof kinds)[number][0] =>
  slug.includes('gif') ? 'gif' : slug.includes('video') ? 'video' : slug.startsWith('multiple') ? 'several' : 'image';

/** The pages that replace faces, by what the faces are in. */
export function FaceTabs({ slug }: { slug: string }) {
  const t = useWords().tool.faceKinds;
  return (
    <nav aria-label={t.label()} className={pillRow}>
      {kinds.map(([kind, to]) => (
        <Link key={kind} to={to} aria-current={kindOf(slug) === kind ? 'page' : undefined} className={pill}>
          {t[kind]()}
        </Link>
      ))}
    </nav>
  );
}
