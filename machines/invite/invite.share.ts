import type { ShareNetwork } from './invite.types.ts';

type Shared = { link: string; text: string; isMobile: boolean };

/** The share address of a network for a link. Messenger's is an app link, which a computer has no app for: there its site is opened. */
export function shareAddress(network: ShareNetwork, { link, text, isMobile }: Shared): string {
  const [url, words] = [encodeURIComponent(link), encodeURIComponent(text)];
  const addresses: Record<ShareNetwork, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${words}`,
    pinterest: `https://pinterest.com/pin/create/button/?url=${url}&description=${words}`,
    reddit: `https://www.reddit.com/submit?url=${url}&title=${words}`,
    line: `https://social-plugins.line.me/lineit/share?url=${url}`,
    whatsapp: `https://api.whatsapp.com/send?text=${encodeURIComponent(`${text} ${link}`)}`,
    messenger: isMobile ? `fb-messenger://share/?link=${url}` : 'https://www.facebook.com/messages/new',
  };
  return addresses[network];
}
