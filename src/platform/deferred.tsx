import { use, type ComponentType } from 'react';

/**
 * A component whose code loads when `bring` is called, before anything shows it; shown earlier, it suspends. Unlike `lazy` it renders at once
 * when it is here, so nothing around it is hidden.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;

  function bring(): Promise<ComponentType<P>> {
    // The prerender asks for every page what it loads.
    if (import.meta.env.SSR) coming = null;
    coming ??= load().then(
      (loaded) => (Here = loaded),
      (problem: unknown) => {
        coming = null;
        throw problem;
      },
    );
    return coming;
  }

  function Deferred(props: P) {
    const Shown = Here ?? use(bring());
    return <Shown {...props} />;
  }

  return Object.assign(Deferred, { bring });
}
