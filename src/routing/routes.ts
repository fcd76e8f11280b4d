/** The routes of spec §2: a page's properties, before any of its code has loaded. `src/boot/pages.ts` has the imports. */
import { hasTemplates, isToolSlug, listedAs, toolSlugs, type ToolSlug } from '../../contract/facts/tools/catalog.ts';
import { offlinePath, sharedPath } from '../../contract/facts/offline.ts';
import type { CopyPart } from '../platform/words.ts';

/** The props of a page: its path without the locale prefix. */
export type PageProps = { path: string };

type Facts = {
  /** Path without the locale prefix. */
  path: string;
  namespaces: readonly CopyPart[];
  /** Listed in the sitemap and prerendered; the others are `noindex`. */
  indexed: boolean;
  /** The tool whose copy it shows, or all tools. */
  copyOf?: string;
  /** Whether its list is fetched with its code (`_payload.json`). */
  hasPayload?: boolean;
  /** `work`: with the section rail. `page`: without. */
  frame: 'page' | 'work';
};

/** The page of the charts, for developers: part of a development server and of a build with `FLOWS=1` only. */
const chartsPath = '/__flows';

const pages = [
  { path: '/', namespaces: ['home'], indexed: true, frame: 'page' },
  { path: '/ai-sticker-maker', namespaces: ['sticker'], indexed: true, frame: 'page' },
  { path: '/my-creations', namespaces: ['creations', 'making', 'job', 'toolNames', 'effectNames'], indexed: false, frame: 'work' },
  { path: '/ai-tools', namespaces: ['tool', 'toolNames', 'toolCards'], indexed: true, frame: 'page' },
  { path: '/ai-chatbot', namespaces: ['chat', 'toolNames'], indexed: true, frame: 'work', copyOf: 'ai-chatbot' },
  { path: '/ai-effect', namespaces: ['effectGallery', 'tool', 'effectNames'], indexed: true, frame: 'page', copyOf: 'ai-effect' },
  {
    path: '/ai-effect/create',
    namespaces: ['effectGallery', 'tool', 'effectNames'],
    // The gallery above it is what search engines list: two pages for one search would compete.
    indexed: false,
    frame: 'work',
    copyOf: 'ai-effect',
  },
  { path: '/template', namespaces: ['templates'], indexed: true, frame: 'page', hasPayload: true },
  { path: '/pricing', namespaces: ['pricing'], indexed: true, frame: 'page' },
  { path: '/operation', namespaces: ['operation'], indexed: true, frame: 'work' },
  { path: '/verify', namespaces: ['verify'], indexed: true, frame: 'page' },
  { path: '/report', namespaces: ['reportResult'], indexed: true, frame: 'page' },
  { path: '/contact-us', namespaces: ['contactUs'], indexed: true, frame: 'page' },
  { path: '/developers', namespaces: ['developers'], indexed: true, frame: 'page' },
  { path: '/settings', namespaces: ['settings', 'history', 'pricing', 'toolNames'], indexed: false, frame: 'work' },
  {
    path: '/operator',
    namespaces: ['operatorConsole', 'operatorBoards', 'operatorSettings', 'launchpad', 'pricing', 'toolNames', 'siteStatus'],
    indexed: false,
    frame: 'page',
  },
  { path: '/operator/jobs', namespaces: ['operatorBoards', 'toolNames', 'siteStatus'], indexed: false, frame: 'page' },
  {
    path: '/operator/reports',
    namespaces: ['operatorBoards', 'operatorReports', 'reportResult', 'siteStatus'],
    indexed: false,
    frame: 'page',
  },
  { path: '/operator/people', namespaces: ['operatorBoards', 'operatorPeople', 'toolNames', 'siteStatus'], indexed: false, frame: 'page' },
  { path: '/operator/money', namespaces: ['operatorBoards', 'operatorMoney', 'siteStatus'], indexed: false, frame: 'page' },
  {
    path: '/operator/settings',
    namespaces: ['operatorBoards', 'operatorSettings', 'pricing', 'toolNames', 'siteStatus'],
    indexed: false,
    frame: 'page',
  },
  { path: '/operator/models', namespaces: ['launchpad', 'operatorBoards', 'siteStatus'], indexed: false, frame: 'page' },
  { path: '/pay-result', namespaces: ['payResult'], indexed: false, frame: 'page' },
  { path: '/login', namespaces: ['login', 'notice'], indexed: false, frame: 'page' },
  { path: '/privacy-policy', namespaces: ['privacyPolicy', 'legal'], indexed: true, frame: 'page' },
  { path: '/terms-of-service', namespaces: ['termsOfService', 'legal'], indexed: true, frame: 'page' },
  { path: '/content-policy', namespaces: ['contentPolicy', 'legal'], indexed: true, frame: 'page' },
  // Where the service worker leads: a page that stands in for others, and a file from another app.
  { path: offlinePath, namespaces: ['siteStatus'], indexed: false, frame: 'page' },
  { path: sharedPath, namespaces: ['shared', 'making', 'toolNames'], indexed: false, frame: 'page' },
  // For developers and testers; the server serves it outside production, or when enabled.
  { path: chartsPath, namespaces: [], indexed: false, frame: 'page' },
  { path: '/__ui', namespaces: ['making', 'job', 'toolNames'], indexed: false, frame: 'page' },
] as const satisfies readonly Facts[];

/** Identifies a page by the path of its first route: all tools share one page, and so do all template galleries. */
export type PageName = (typeof pages)[number]['path'] | '/{model}' | '/404';

export type Route = Facts & { page: PageName };

/** Aliases, and the canonical path of each. */
const twins: Readonly<Record<string, string>> = { '/home': '/', '/template/home': '/template' };

/** The route for an unknown path (spec §2). */
export const missingRoute: Route = { page: '/404', path: '/404', namespaces: ['siteStatus'], indexed: false, frame: 'page' };

/** The canonical path for search engines. */
export const canonicalPath = (path: string): string => twins[path] ?? path;

/** The fun tools choose an effect, and those that replace faces link to each other. */
const namespacesOf = (slug: ToolSlug): readonly CopyPart[] =>
  listedAs(slug).group === 'fun' ? ['tool', 'effectNames'] : slug.includes('face-swap') ? ['tool'] : [];

const toolRoute = (slug: ToolSlug): Route => ({
  page: '/{model}',
  path: `/${slug}`,
  // The copy of its form comes with the form.
  namespaces: namespacesOf(slug),
  indexed: true,
  frame: 'work',
  copyOf: slug,
});

/** The template gallery of a tool; search engines index those with templates. */
const templateRoute = (slug: string): Route => ({
  page: '/template',
  path: `/template/${slug}`,
  // Without templates the page offers the tool by name.
  namespaces: hasTemplates(slug) ? ['templates'] : ['templates', 'toolNames'],
  indexed: hasTemplates(slug),
  frame: 'page',
  hasPayload: hasTemplates(slug),
});

/** The check that runs before a page whose name is a model's (spec §2), as route rules name it. */
export const modelCheck = 'model-is-effect';
/** The validation of `/{model}` and `/template/{model}` (spec §2): a name outside the catalog has no page. */
const modelIsEffect = (model: string): model is ToolSlug => isToolSlug(model);

/** The drawing of one chart: `/__flows/payment`. */
const chartRoute = (path: string): Route => ({ page: chartsPath, path, namespaces: [], indexed: false, frame: 'page' });

/** The route of a path; null when there is none (404). */
export function routeOf(path: string): Route | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (plain.startsWith(chartsPath)) return import.meta.env.FLOWS ? chartRoute(plain) : null;
  const own = pages.find((route) => route.path === canonicalPath(plain));
  if (own) return { page: own.path, ...own };
  const [model = '', ofTemplate] = plain.slice(1).split('/').toReversed();
  if (plain !== (ofTemplate === 'template' ? `/template/${model}` : `/${model}`) || !modelIsEffect(model)) return null;
  return ofTemplate === undefined ? toolRoute(model) : templateRoute(model);
}

/** The checks that a route rule may name (`appMiddleware`, spec §7): whether a path without locale prefix has a page, by name. */
const checks: Readonly<Record<string, (path: string) => boolean>> = { [modelCheck]: (path) => routeOf(path) !== null };

/** Whether a path passes these checks; one that is not known, of another build, refuses nothing. */
export const passes = (names: readonly string[], path: string): boolean => names.every((name) => checks[name]?.(path) ?? true);

/** Every path that is prerendered in every language, without locale prefix. */
export const prerenderedPaths = (): string[] => [
  ...new Set([
    ...pages.map(({ path }) => path).filter((path) => path !== chartsPath || import.meta.env.FLOWS),
    ...toolSlugs.flatMap((slug) => [`/${slug}`, `/template/${slug}`]),
    ...Object.keys(twins),
    missingRoute.path,
  ]),
];
