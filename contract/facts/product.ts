/** The product name shown to users. */
export const productName = 'Iridia';
/** Prefix of the client storage keys and of the product ids. */
export const projectKey = 'iridia';
/** The color of the browser's address bar and of the icons. */
export const themeColor = '#7A5CF6';
