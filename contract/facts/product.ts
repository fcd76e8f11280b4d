/** The product name shown to users. */
export const productName = 'Iridia';
/** Prefix of the client storage keys and of the product ids. */
export const projectKey = 'iridia';
/** The end of a project's CDN host (spec §9). */
export const cdnSuffix = (project: string): '.ai' | '.com' => (['sticker', 'nail-design'].includes(project) ? '.ai' : '.com');
/** The color of the browser's address bar and of the icons. */
export const themeColor = '#7A5CF6';
