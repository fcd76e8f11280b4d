import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { hasTemplates, tabsOf, type TemplateTool } from '../../contract/template-index.ts';
import { selectFilter, selectHasMoreItems, selectItems, selectListingPhase } from '../../machines/listing/listing.selectors.ts';
import { useRoot } from '../app/flows.tsx';
import { templatesFlow } from '../app/flows/templates.ts';
import { useLocale, useWords } from '../i18n/words.ts';
import type { FeatureCard } from '../services/templates.ts';
import { Button } from '../ui/button.tsx';
import { CoverCard, coverGrid } from '../ui/cover-card.tsx';
import { pill, pillRow } from '../ui/pills.ts';
import { filledAddress } from './given-inputs.ts';

type Listing = ReturnType<typeof templatesFlow>;

/** The templates of a tool, or of all, with their tabs, page by page. */
export default function TemplateList({ slug }: { slug: TemplateTool | null }) {
  const LL = useWords();
  const t = LL.templates;
  const templates = templatesFlow(useRoot(), slug, useLocale());
  const phase = useSelector(templates, selectListingPhase);
  const items = useSelector(templates, (snapshot) => selectItems<FeatureCard>(snapshot));
  const hasMore = useSelector(templates, selectHasMoreItems);
  useEffect(() => templates.send({ type: 'list.shown' }), [templates]);
  const isAsked = phase === 'hidden' || phase === 'loading';
  return (
    <>
      {tabsOf(slug).length > 1 && <Filter templates={templates} slug={slug} />}
      {isAsked && items.length === 0 && <Skeleton label={t.loading()} />}
      {phase === 'empty' && <p className={css({ marginTop: '32px', color: 'text.2' })}>{t.empty.title()}</p>}
      {phase === 'failed' && (
        <div
          role="alert"
          className={css({
            marginTop: '32px',
            borderRadius: 'xl',
            background: 'danger.soft',
            padding: '28px',
            display: 'grid',
            gap: '12px',
            justifyItems: 'start',
          })}
        >
          <p>{t.failed()}</p>
          <Button look="primary" onClick={() => templates.send({ type: 'retry.pressed' })}>
            {LL.actions.retry()}
          </Button>
        </div>
      )}
      {items.length > 0 && phase !== 'failed' && (
        <ul className={coverGrid} aria-busy={isAsked}>
          {items.map((card) => (
            <li key={card.id}>
              <Template card={card} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && !isAsked && phase !== 'failed' && (
        <div className={css({ display: 'grid', justifyItems: 'center', gap: '8px', marginTop: '32px' })}>
          {phase === 'moreFailed' && <p role="alert">{t.moreFailed()}</p>}
          <Button busy={phase === 'loadingMore'} onClick={() => templates.send({ type: 'more.requested' })}>
            {LL.actions.more()}
          </Button>
        </div>
      )}
    </>
  );
}

function Template({ card }: { card: FeatureCard }) {
  const t = useWords().templates;
  const path = card.tool === 'ai-effect' ? '/ai-effect/create' : `/${card.tool}`;
  return (
    <CoverCard
      to={filledAddress(path, card.inputs) + (card.tool === 'ai-sticker-maker' ? '#make' : '')}
      cover={card.cover_url}
      title={card.name_lang}
      badge={hasTemplates(card.tool) ? t.models[card.tool]() : card.tool}
      cost={card.credits_cost}
    />
  );
}

function Filter({ templates, slug }: { templates: Listing; slug: TemplateTool | null }) {
  const t = useWords().templates;
  const chosen = useSelector(templates, selectFilter);
  const choices = [null, ...tabsOf(slug)] as const;
  return (
    <div role="group" aria-label={t.filter()} className={pillRow} style={{ marginTop: '12px' }}>
      {choices.map((tab) => (
        <button
          key={tab ?? ''}
          type="button"
          aria-pressed={chosen === tab}
          onClick={() => templates.send({ type: 'filter.chosen', filter: tab })}
          className={pill}
        >
          {tab === null ? t.all() : t.tabs[tab]()}
        </button>
      ))}
    </div>
  );
}

const Skeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={coverGrid}>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
      <span
        key={key}
        className={css({
          height: { base: '200px', md: '292px' },
          borderRadius: 'lg',
          background:
            'linear-gradient(100deg,token(colors.surface.2) 40%,token(colors.surface.3) 50%,token(colors.surface.2) 60%) 0 0/200% 100%',
          animation: 'sheen 1.4s linear infinite',
        })}
      />
    ))}
  </div>
);
