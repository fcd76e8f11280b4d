/** Names of the cookies (spec §3). `visitor` is set by the server, over HTTPS with the prefix `__Host-`. */
export const cookies = { visitor: 'visitor', userInfo: 'userInfo', vip: 'is-vip', locale: 'i18n_redirected' } as const;
