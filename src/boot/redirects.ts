/** Guessed and outdated paths and their targets, without locale prefix. The server and the router both follow them. */
export const redirects: Readonly<Record<string, string>> = {
  '/tools': '/ai-tools',
  '/stickers': '/ai-sticker-maker',
  '/effects': '/ai-effect',
  '/templates': '/template',
  '/prices': '/pricing',
  '/creations': '/my-creations',
  '/contact': '/contact-us',
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
};
