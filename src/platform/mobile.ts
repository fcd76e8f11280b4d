const mobile = /mobile|android|iphone|ipad|ipod/i;

/**
 * Whether the browser states that it runs on a phone or a tablet (spec §3). A browser may state otherwise, so this decides only what is
 * offered first, never what is possible.
 */
export const isMobile = (agent = navigator.userAgent): boolean => mobile.test(agent);
