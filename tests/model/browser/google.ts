/** Stands for Google's script: a button that gives a credential. Whatever a page loads from there, this is what it finds. */
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
  // Its script is never fetched: it is there as soon as it is wanted.
  const append = HTMLHeadElement.prototype.append;
  HTMLHeadElement.prototype.append = function (...nodes) {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement && node.src.startsWith('https://accounts.google.com/'))
        queueMicrotask(() => node.dispatchEvent(new Event('load')));
      else append.call(this, node);
    }
  };
}
