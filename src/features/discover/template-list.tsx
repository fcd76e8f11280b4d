import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { tabsOf } from '../../../contract/facts/templates/tabs.ts';
import { hasTemplates, type TemplateTool } from '../../../contract/facts/tools/catalog.ts';
import { selectFilter, selectHasMoreItems, selectItems, selectListingPhase } from '../../../machines/listing/listing.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { templatesFlow } from '../../actors/listing.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import type { FeatureCard } from '../../actors/listing.ts';
import { CoverCard, coverGrid } from './cover-card.tsx';
import { FailedList, More } from '../../design/list-end.tsx';
import { pill, pillRow } from '../../design/pills.ts';
import { Skeleton } from '../../design/skeleton.tsx';
import { formPathOf } from '../../../contract/facts/tools/form-path.ts';

const coming = css({ height: { base: '200px', md: '292px' }, borderRadius: 'lg' });

type Listing = ReturnType<typeof templatesFlow>;

/** The templates of one tool, or of all tools, in tabs and pages. */
export default function TemplateList({ slug }: { slug: TemplateTool | null }) {
  const LL = useWords();
  const t = LL.templates;
  const templates = templatesFlow(useRoot(), slug, useLocale());
  const phase = useSelector(templates, selectListingPhase);
  const items = useSelector(templates, (snapshot) => selectItems<FeatureCard>(snapshot));
  const hasMore = useSelector(templates, selectHasMoreItems);
  const isAsked = phase === 'hidden' || phase === 'loading';
  return (
    <>
      {tabsOf(slug).length > 1 && <Filter templates={templates} slug={slug} />}
      {isAsked && items.length === 0 && <Skeleton label={t.loading()} count={8} className={coverGrid} item={coming} />}
      {phase === 'empty' && <p className={css({ marginTop: '32px', color: 'text.2' })}>{t.empty.title()}</p>}
      {phase === 'failed' && (
        <FailedList text={t.failed()} retry={LL.actions.retry()} onRetry={() => templates.send({ type: 'retry.clicked' })} />
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
        <More
          label={LL.actions.more()}
          busy={phase === 'loadingMore'}
          failed={phase === 'moreFailed' ? t.moreFailed() : undefined}
          onMore={() => templates.send({ type: 'more.requested' })}
        />
      )}
    </>
  );
}

function Template({ card }: { card: FeatureCard }) {
  const t = useWords().templates;
  return (
    <CoverCard
      to={formPathOf(card.tool, card.inputs) + (card.tool === 'ai-sticker-maker' ? '#make' : '')}
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
