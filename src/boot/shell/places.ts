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

export type NavigationPlace = { to: string; icon: LucideIcon; name: (LL: Words) => string };

export const places: readonly NavigationPlace[] = [
  { to: '/', icon: House, name: (LL) => LL.nav.home() },
  { to: '/ai-tools', icon: LayoutGrid, name: (LL) => LL.nav.tools() },
  { to: '/ai-effect', icon: WandSparkles, name: (LL) => LL.nav.effects() },
  { to: '/ai-sticker-maker', icon: Sticker, name: (LL) => LL.nav.stickers() },
  { to: '/template', icon: LayoutTemplate, name: (LL) => LL.nav.templates() },
  { to: '/ai-chatbot', icon: Bot, name: (LL) => LL.groups.chat() },
  { to: '/my-creations', icon: FolderHeart, name: (LL) => LL.nav.creations() },
  { to: '/pricing', icon: Tag, name: (LL) => LL.nav.pricing() },
];
