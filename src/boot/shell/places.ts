/** The main places, for the rail, the drawer and the bars. */
import Bot from 'lucide-react/icons/bot';
import FolderHeart from 'lucide-react/icons/folder-heart';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sticker from 'lucide-react/icons/sticker';
import Tag from 'lucide-react/icons/tag';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { LucideIcon } from 'lucide-react';
import type { Words } from '../../platform/words.ts';

/** A place's section key is that of its path (spec §4); it stands here because the table of sections comes with the actors. */
export type Place = { to: string; section: string; icon: LucideIcon; name: (LL: Words) => string };

export const places: readonly Place[] = [
  { to: '/', section: 'home', icon: House, name: (LL) => LL.nav.home() },
  { to: '/ai-tools', section: 'ai_tools', icon: LayoutGrid, name: (LL) => LL.nav.tools() },
  { to: '/ai-effect', section: 'ai_effect', icon: WandSparkles, name: (LL) => LL.nav.effects() },
  { to: '/ai-sticker-maker', section: 'ai_sticker_maker', icon: Sticker, name: (LL) => LL.nav.stickers() },
  { to: '/template', section: 'template', icon: LayoutTemplate, name: (LL) => LL.nav.templates() },
  { to: '/ai-chatbot', section: 'ai_chatbot', icon: Bot, name: (LL) => LL.groups.chat() },
  { to: '/my-creations', section: 'my_creations', icon: FolderHeart, name: (LL) => LL.nav.creations() },
  { to: '/pricing', section: 'pricing', icon: Tag, name: (LL) => LL.nav.pricing() },
];

/** The value of `aria-current` for a place: the page itself or one below it, or another page of its section (spec §4). */
export function markOf(to: string, path: string, section: string): 'page' | 'true' | undefined {
  if (path === to || (to !== '/' && path.startsWith(`${to}/`))) return 'page';
  // The start page's section is also that of a path without a page.
  return to !== '/' && places.find((place) => place.to === to)?.section === section ? 'true' : undefined;
}
