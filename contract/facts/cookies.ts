/** Names of the cookies (spec §3). */
export const cookies = { userInfo: 'userInfo', vip: 'is-vip', locale: 'i18n_redirected' } as const;
