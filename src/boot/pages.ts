/** The dynamic imports of each page's code. */
import type { ComponentType } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import type { PageName, PageProps } from '../routing/routes.ts';

/** A part that hydrates later (`later`). */
type PagePart = {
  load: (locale: Locale) => Promise<unknown>;
  loadWhole: (locale: Locale) => Promise<unknown>;
  isStill: boolean;
};

export type Page = ComponentType<PageProps> & {
  /** Deferred parts that hydrate later, still ones last; client-side navigation loads them before the page is shown. */
  parts?: (path: string) => readonly PagePart[];
};

export const codeOf: Readonly<Record<PageName, () => Promise<{ default: Page }>>> = {
  '/': () => import('../features/discover/home.tsx'),
  '/ai-sticker-maker': () => import('../features/making/sticker.tsx'),
  '/my-creations': () => import('../features/creations/creations.tsx'),
  '/ai-tools': () => import('../features/discover/ai-tools.tsx'),
  '/ai-chatbot': () => import('../features/chat/chatbot.tsx'),
  '/ai-effect': () => import('../features/discover/effects.tsx'),
  '/ai-effect/create': () => import('../features/making/effect-create.tsx'),
  '/template': () => import('../features/discover/templates.tsx'),
  '/pricing': () => import('../features/money/pricing.tsx'),
  '/operation': () => import('../features/money/operation.tsx'),
  '/verify': () => import('../features/trust/verify.tsx'),
  '/report': () => import('../features/trust/report.tsx'),
  '/contact-us': () => import('../features/trust/contact-us.tsx'),
  '/developers': () => import('../features/discover/developers.tsx'),
  '/settings': () => import('../features/account/settings.tsx'),
  '/operator': () => import('../features/operator/operator.tsx'),
  '/operator/jobs': () => import('../features/operator/jobs.tsx'),
  '/operator/reports': () => import('../features/operator/reports.tsx'),
  '/operator/people': () => import('../features/operator/people.tsx'),
  '/operator/money': () => import('../features/operator/money.tsx'),
  '/operator/settings': () => import('../features/operator/settings.tsx'),
  '/operator/models': () => import('../features/operator/models.tsx'),
  '/pay-result': () => import('../features/money/pay-result.tsx'),
  '/login': () => import('../features/account/login.tsx'),
  '/privacy-policy': () => import('../features/trust/legal/privacy-policy.tsx'),
  '/terms-of-service': () => import('../features/trust/legal/terms-of-service.tsx'),
  '/content-policy': () => import('../features/trust/legal/content-policy.tsx'),
  '/offline': () => import('../features/discover/offline.tsx'),
  '/shared': () => import('../features/discover/shared.tsx'),
  '/__flows': () => (import.meta.env.FLOWS ? import('../dev/charts/page.tsx') : import('../features/discover/missing.tsx')),
  '/__ui': () => import('../dev/gallery/page.tsx'),
  '/{model}': () => import('../features/making/tool.tsx'),
  '/404': () => import('../features/discover/missing.tsx'),
};
