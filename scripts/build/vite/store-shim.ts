/** React has had `useSyncExternalStore` since 18, so the router and the actors' hooks do not bring the copy for the versions before. */
export const storeShim = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' };
