/** Replaces Google's script with a button that returns a credential. */
export function standForGoogle(): void {
  const id = {
    callback: null as ((answer: { credential: string }) => void) | null,
    initialize({ callback }: { callback: (answer: { credential: string }) => void }) {
      this.callback = callback;
    },
    renderButton(place: HTMLElement) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google';
      button.addEventListener('click', () => this.callback?.({ credential: 'G' }));
      place.replaceChildren(button);
    },
  };
  Object.assign(globalThis, { google: { accounts: { id } } });
  // The script is never fetched: it is available as soon as it is requested.
  const append = HTMLHeadElement.prototype.append;
  HTMLHeadElement.prototype.append = function (...nodes) {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement && node.src.startsWith('https://accounts.google.com/'))
        queueMicrotask(() => node.dispatchEvent(new Event('load')));
      else append.call(this, node);
    }
  };
}
