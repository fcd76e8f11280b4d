/** Google Identity Services: loaded only when the operator has set a client id. */
type Google = {
  accounts: {
    id: {
      initialize(options: { client_id: string; callback: (answer: { credential?: string }) => void }): void;
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

/** Renders Google's button into an element and reports its credential. Returns the unsubscribe function. */
export function mountGoogleButton(
  place: HTMLElement,
  { clientId, locale }: { clientId: string; locale: string },
  onCredential: (credential: string) => void,
): () => void {
  let wanted = true;
  loadLibrary()
    .then(({ accounts }) => {
      if (!wanted) return;
      accounts.id.initialize({ client_id: clientId, callback: ({ credential }) => wanted && credential && onCredential(credential) });
      accounts.id.renderButton(place, { width: 320, size: 'large', locale, shape: 'pill' });
    })
    // The form below works without the button.
    .catch(() => undefined);
  return () => {
    wanted = false;
  };
}
