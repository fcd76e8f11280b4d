/** What the product is called, for people. */
export const productName = 'Iridia';
/** What its keys in storages and its product ids begin with. */
export const projectKey = 'iridia';
/** The colour of the browser's bar and of the icons. */
export const themeColour = '#7A5CF6';
