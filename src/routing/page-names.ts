import type { Words } from '../platform/words.ts';

/** The names of the pages that aren't tools, by path. */
export const pageNames = (LL: Words): Readonly<Record<string, string>> => ({
  '/ai-tools': LL.nav.allTools(),
  '/ai-sticker-maker': LL.nav.stickers(),
  '/ai-effect': LL.nav.effects(),
  '/template': LL.nav.templates(),
  '/pricing': LL.nav.pricing(),
  '/operation': LL.account.earn(),
  '/settings': LL.account.settings(),
  '/ai-chatbot': LL.footer.chatbot(),
  '/my-creations': LL.nav.myCreations(),
  '/contact-us': LL.footer.contact(),
  '/verify': LL.footer.verify(),
  '/report': LL.footer.report(),
  '/developers': LL.footer.developers(),
  '/terms-of-service': LL.footer.terms(),
  '/privacy-policy': LL.footer.privacy(),
  '/content-policy': LL.footer.content(),
});
