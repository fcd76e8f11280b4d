/** Letters of a passkey's name, and the number of passkeys per account. */
export const passkeyLimits = { name: 60, perAccount: 20 } as const;
