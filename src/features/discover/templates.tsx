import { css } from 'styled-system/css';
import { hasTemplates, templateTools } from '../../../contract/facts/tools/catalog.ts';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { useToolName } from '../../platform/names.ts';
import { button } from '../../design/button.tsx';
import { Empty } from '../../design/empty.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';
import { pill, pillRow } from '../../design/pills.ts';

const galleryPath = '/template';

const TemplateList = later(() => import('./template-list.tsx'));

/** `/template` shows all templates, `/template/{model}` those of a tool. */
export default function Templates({ path }: PageProps) {
  const t = useWords().templates;
  const slug = path.startsWith(`${galleryPath}/`) && path !== `${galleryPath}/home` ? path.slice(galleryPath.length + 1) : null;
  if (slug === null) return <Gallery path={path} slug={null} title={t.title()} lead={t.description()} />;
  if (!hasTemplates(slug)) return <Empties path={path} slug={slug} />;
  const { title, description } = t.ofTools[slug];
  return <Gallery path={path} slug={slug} title={title()} lead={description()} />;
}

/** The fallback for a tool without templates. */
function Empties({ path, slug }: PageProps & { slug: string }) {
  const t = useWords().templates;
  return <Gallery path={path} slug={slug} title={t.ofTool(useToolName()(slug))} lead={t.description()} />;
}

function Gallery({ path, slug, title, lead }: PageProps & { slug: string | null; title: string; lead: string }) {
  return (
    <div className={wrap}>
      <Head path={path} title={title} description={lead} />
      <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{title}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', maxWidth: '62ch' })}>{lead}</p>
      <ToolLinks slug={slug} />
      {slug === null || hasTemplates(slug) ? <TemplateList key={slug ?? ''} slug={slug} /> : <NoTemplates slug={slug} />}
    </div>
  );
}

Templates.parts = () => [TemplateList];

function ToolLinks({ slug }: { slug: string | null }) {
  const t = useWords().templates;
  return (
    <nav aria-label={t.tools()} className={pillRow} style={{ marginTop: '24px' }}>
      <Link to={galleryPath} aria-current={slug === null ? 'page' : undefined} className={pill}>
        {t.all()}
      </Link>
      {templateTools.map((tool) => (
        <Link key={tool} to={`${galleryPath}/${tool}`} aria-current={slug === tool ? 'page' : undefined} className={pill}>
          {t.models[tool]()}
        </Link>
      ))}
    </nav>
  );
}

function NoTemplates({ slug }: { slug: string }) {
  const t = useWords().templates.empty;
  return (
    <Empty art="wand" title={t.title()} body={t.body()}>
      <Link to={`/${slug}`} className={button({ variant: 'primary' })}>
        {t.open()}
      </Link>
    </Empty>
  );
}
