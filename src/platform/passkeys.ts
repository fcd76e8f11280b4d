/** Passkeys of the browser. What talks to it loads with the first use, so that no page is heavier for it. */
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore, onOtherTab } from './storage.ts';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Whether this browser has passkeys: only over HTTPS, or on the machine itself. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether a passkey of this site was made or used in this browser: only then is the way to sign in with one shown. */
export const hasUsedPasskey = (): boolean => hasPasskeys() && localStore.get(storageKeys.passkey) !== null;
export const onPasskeyUse = (listener: () => void) => onOtherTab(storageKeys.passkey, listener);

/** The browser's window was closed without a passkey; browsers don't reveal why. */
const isLeft = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);

async function unlessLeft<T>(answer: Promise<T>): Promise<T | null> {
  try {
    const given = await answer;
    localStore.set(storageKeys.passkey, 'used');
    return given;
  } catch (error) {
    if (isLeft(error)) return null;
    throw error;
  }
}

/** Asks the browser to make a passkey by the server's options; null when its window was closed. */
export async function makePasskey(options: object) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return unlessLeft(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
}

/** Asks the browser for a passkey by the server's options; null when its window was closed. */
export async function askForPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return unlessLeft(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}
