import { codes } from '../../contract/facts/codes.ts';
import { googleNonce } from '../../contract/structs/calls/users.ts';
import { callApi } from './api.ts';

/** Google Identity Services: loaded only when the operator has set a client id. */
type Google = {
  accounts: {
    id: {
      initialize(options: { client_id: string; nonce: string; callback: (answer: { credential?: string }) => void }): void;
      renderButton(place: HTMLElement, options: Record<string, unknown>): void;
    };
  };
};

const address = 'https://accounts.google.com/gsi/client';
let library: Promise<Google> | null = null;

function loadLibrary(): Promise<Google> {
  library ??= new Promise<Google>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve((window as unknown as { google: Google }).google));
    script.addEventListener('error', () => {
      library = null;
      reject(new Error('The sign-in library of Google did not load'));
    });
    document.head.append(script);
  });
  return library;
}

/** Asks the server for the nonce that the next credential must carry. Rejects without one. */
async function freshNonce(): Promise<string> {
  const answer = await callApi(googleNonce, { token: null, quiet: true });
  if (answer.code !== codes.success || !answer.data) throw new Error(answer.msg);
  return answer.data.nonce;
}

/** Renders Google's button into an element and reports its credential. Returns the unsubscribe function. */
export function mountGoogleButton(
  place: HTMLElement,
  { clientId, locale }: { clientId: string; locale: string },
  onCredential: (credential: string) => void,
): () => void {
  let wanted = true;
  const render = async (): Promise<void> => {
    const [{ accounts }, nonce] = await Promise.all([loadLibrary(), freshNonce()]);
    if (!wanted) return;
    accounts.id.initialize({ client_id: clientId, nonce, callback });
    accounts.id.renderButton(place, { width: 320, size: 'large', locale, shape: 'pill' });
  };
  // The form below works without the button.
  const show = () => void render().catch(() => undefined);
  const callback = ({ credential }: { credential?: string }): void => {
    if (!wanted || !credential) return;
    onCredential(credential);
    // A nonce serves once, and the person may choose another account when this one is refused.
    show();
  };
  show();
  return () => {
    wanted = false;
  };
}
