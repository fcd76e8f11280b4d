/** The routes of spec §2: where a page's code and copy are, and whether search engines may list it. */
import type { ComponentType } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import { hasTemplates } from '../../contract/facts/template-index.ts';
import { toolSlugs } from '../../contract/facts/tools/slugs.ts';
import type { CopyPart } from '../platform/words.ts';
import { modelIsEffect } from './model-is-effect.ts';

/** What a page is given: its path without the locale prefix. */
export type PageProps = { path: string };
export type Page = ComponentType<PageProps> & {
  /** What of it is taken over after the rest; loaded before it is shown when somebody comes from another page. */
  parts?: readonly { load: () => Promise<unknown> }[];
};

export type Route = {
  /** Without the locale prefix; `/{model}` matches a tool of the catalogue. */
  path: string;
  load: () => Promise<{ default: Page }>;
  namespaces: readonly CopyPart[];
  /** Listed in the sitemap and prerendered; the others are `noindex`. */
  indexed: boolean;
  /** `work`: with the rail of sections. `page`: without. */
  frame: 'page' | 'work';
  /** More to load before the page shows, in its language. */
  prepare?: (path: string, locale: Locale) => Promise<unknown>;
};

const allCopy: Route['prepare'] = async (_, locale) => (await import('../platform/tool-words.ts')).loadAllCopy(locale);

const copyOfTool =
  (slug: string): Route['prepare'] =>
  async (_, locale) =>
    (await import('../platform/tool-words.ts')).loadCopy(slug, locale);

/** What every tool's page says. */
const toolNamespaces: readonly CopyPart[] = ['making', 'tool', 'form', 'toolNames', 'effectNames'];

const pages: readonly Route[] = [
  { path: '/', load: () => import('../features/discover/home.tsx'), namespaces: ['home', 'effectNames'], indexed: true, frame: 'page' },
  {
    path: '/ai-sticker-maker',
    load: () => import('../features/making/sticker.tsx'),
    namespaces: ['sticker', 'making', 'toolNames'],
    indexed: true,
    frame: 'page',
  },
  {
    path: '/my-creations',
    load: () => import('../features/creations/creations.tsx'),
    namespaces: ['creations', 'making', 'toolNames'],
    indexed: false,
    frame: 'work',
  },
  {
    path: '/ai-tools',
    load: () => import('../features/discover/ai-tools.tsx'),
    namespaces: ['tool', 'toolNames'],
    indexed: true,
    frame: 'page',
    prepare: allCopy,
  },
  {
    path: '/ai-chatbot',
    load: () => import('../features/chat/chatbot.tsx'),
    namespaces: ['chat', 'tool'],
    indexed: true,
    frame: 'work',
    prepare: copyOfTool('ai-chatbot'),
  },
  {
    path: '/ai-effect',
    load: () => import('../features/discover/effects.tsx'),
    namespaces: ['effectGallery', 'tool', 'effectNames'],
    indexed: true,
    frame: 'page',
    prepare: copyOfTool('ai-effect'),
  },
  {
    path: '/ai-effect/create',
    load: () => import('../features/making/effect-create.tsx'),
    namespaces: ['effectGallery', ...toolNamespaces],
    indexed: true,
    frame: 'work',
    prepare: copyOfTool('ai-effect'),
  },
  { path: '/template', load: () => import('../features/discover/templates.tsx'), namespaces: ['templates'], indexed: true, frame: 'page' },
  { path: '/pricing', load: () => import('../features/money/pricing.tsx'), namespaces: ['pricing'], indexed: true, frame: 'page' },
  { path: '/operation', load: () => import('../features/money/operation.tsx'), namespaces: ['operation'], indexed: true, frame: 'work' },
  { path: '/verify', load: () => import('../features/trust/verify.tsx'), namespaces: ['verify'], indexed: true, frame: 'page' },
  { path: '/report', load: () => import('../features/trust/report.tsx'), namespaces: ['reportResult'], indexed: true, frame: 'page' },
  { path: '/contact-us', load: () => import('../features/trust/contact-us.tsx'), namespaces: ['contactUs'], indexed: true, frame: 'page' },
  {
    path: '/settings',
    load: () => import('../features/account/settings.tsx'),
    namespaces: ['settings', 'history', 'pricing'],
    indexed: false,
    frame: 'work',
  },
  { path: '/pay-result', load: () => import('../features/money/pay-result.tsx'), namespaces: ['payResult'], indexed: false, frame: 'page' },
  { path: '/login', load: () => import('../features/account/login.tsx'), namespaces: ['login'], indexed: false, frame: 'page' },
  {
    path: '/privacy-policy',
    load: () => import('../features/trust/legal/privacy-policy.tsx'),
    namespaces: ['privacyPolicy'],
    indexed: true,
    frame: 'page',
  },
  {
    path: '/terms-of-service',
    load: () => import('../features/trust/legal/terms-of-service.tsx'),
    namespaces: ['termsOfService'],
    indexed: true,
    frame: 'page',
  },
  {
    path: '/content-policy',
    load: () => import('../features/trust/legal/content-policy.tsx'),
    namespaces: ['contentPolicy'],
    indexed: true,
    frame: 'page',
  },
  // For developers and testers; the server serves it outside production, or when it is told to.
  { path: '/__flows', load: () => import('../dev/charts/page.tsx'), namespaces: [], indexed: false, frame: 'page' },
  { path: '/__ui', load: () => import('../dev/gallery/page.tsx'), namespaces: ['making', 'toolNames'], indexed: false, frame: 'page' },
];

/** Addresses that show the page of another, which is the canonical one. */
const twins: Readonly<Record<string, string>> = { '/home': '/', '/template/home': '/template' };

export const missingRoute: Route = {
  path: '/404',
  load: () => import('../features/discover/missing.tsx'),
  namespaces: [],
  indexed: false,
  frame: 'page',
};

/** The path that search engines should know a page by. */
export const canonicalPath = (path: string): string => twins[path] ?? path;

const toolRoute = (slug: string): Route => ({
  path: `/${slug}`,
  load: () => import('../features/making/tool.tsx'),
  namespaces: toolNamespaces,
  indexed: true,
  frame: 'work',
  prepare: copyOfTool(slug),
});

/** The templates of a tool; search engines are told of those that have some. */
const templateRoute = (slug: string): Route => ({
  path: `/template/${slug}`,
  load: () => import('../features/discover/templates.tsx'),
  namespaces: hasTemplates(slug) ? ['templates'] : ['templates', 'toolNames'],
  indexed: hasTemplates(slug),
  frame: 'page',
});

/** The route of a path; null where there is none (404). */
export function routeOf(path: string): Route | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const own = pages.find((route) => route.path === canonicalPath(plain));
  if (own) return own;
  const [model = '', ofTemplate] = plain.slice(1).split('/').toReversed();
  if (plain !== (ofTemplate === 'template' ? `/template/${model}` : `/${model}`) || !modelIsEffect(model)) return null;
  return ofTemplate === undefined ? toolRoute(model) : templateRoute(model);
}

/** Every path that is prerendered, without locale prefix. */
export const prerenderedPaths = (): string[] => [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...toolSlugs.flatMap((slug) => [`/${slug}`, `/template/${slug}`]),
    ...Object.keys(twins),
    missingRoute.path,
  ]),
];
