import { css } from 'styled-system/css';
import { hasTemplates, templateTools, type TemplateTool } from '../../contract/template-index.ts';
import { Head } from '../app/head.tsx';
import { later } from '../app/later.tsx';
import type { PageProps } from '../app/routes.ts';
import { useLocale, useWords } from '../i18n/words.ts';
import { copyOf } from '../tools/copy/load.ts';
import { button } from '../ui/button.tsx';
import { wrap } from '../ui/layout.ts';
import { Link } from '../ui/link.tsx';
import { pill, pillRow } from '../ui/pills.ts';
import { StickerArt } from '../ui/sticker-art.tsx';

const galleryPath = '/template';

const TemplateList = later(() => import('../tools/template-list.tsx'));

/** `/template` shows all templates, `/template/{model}` those of a tool. */
export default function Templates({ path }: PageProps) {
  const LL = useWords();
  const t = LL.templates;
  const locale = useLocale();
  const slug = path.startsWith(`${galleryPath}/`) && path !== `${galleryPath}/home` ? path.slice(galleryPath.length + 1) : null;
  const name = slug === null ? null : hasTemplates(slug) ? t.models[slug]() : (copyOf(slug, locale)?.name ?? slug);
  const title = name === null ? t.title() : t.ofTool(name);
  return (
    <div className={wrap}>
      <Head path={path} title={title} description={name === null ? t.description() : t.ofToolDescription(name)} />
      <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{title}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', maxWidth: '62ch' })}>
        {name === null ? t.description() : t.ofToolDescription(name)}
      </p>
      <ToolLinks slug={slug} />
      {slug === null || hasTemplates(slug) ? <TemplateList key={slug ?? ''} slug={slug} /> : <Empty slug={slug} />}
    </div>
  );
}

Templates.parts = [TemplateList];

function ToolLinks({ slug }: { slug: string | null }) {
  const t = useWords().templates;
  return (
    <nav aria-label={t.tools()} className={pillRow} style={{ marginTop: '24px' }}>
      <Link to={galleryPath} aria-current={slug === null ? 'page' : undefined} className={pill}>
        {t.all()}
      </Link>
      {(Object.keys(templateTools) as TemplateTool[]).map((tool) => (
        <Link key={tool} to={`${galleryPath}/${tool}`} aria-current={slug === tool ? 'page' : undefined} className={pill}>
          {t.models[tool]()}
        </Link>
      ))}
    </nav>
  );
}

function Empty({ slug }: { slug: string }) {
  const t = useWords().templates.empty;
  return (
    <div
      className={css({
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: '12px',
        paddingBlock: { base: '48px', md: '80px' },
      })}
    >
      <StickerArt name="wand" size={112} />
      <h2 className={css({ textStyle: 'h3', marginTop: '12px' })}>{t.title()}</h2>
      <p className={css({ color: 'text.2', maxWidth: '44ch' })}>{t.body()}</p>
      <Link to={`/${slug}`} className={button({ look: 'primary' })}>
        {t.open()}
      </Link>
    </div>
  );
}
