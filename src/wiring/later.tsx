/** Parts of a page that hydrate after the rest of it. */
import { Suspense, use, useEffect, useRef, type ComponentType } from 'react';
import { useArrival } from './hooks.tsx';

/**
 * A part that is prerendered with its page but whose code loads after the page is interactive; until then its prerendered HTML stays.
 * `load` preloads it for a client-side navigation.
 */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;

  function bring(): Promise<ComponentType<P>> {
    coming ??= load().then(
      (module) => (here = module.default),
      (problem: unknown) => {
        coming = null;
        throw problem;
      },
    );
    return coming;
  }

  function Part({ onTaken, ...props }: P & { onTaken: () => void }) {
    const Here = here ?? use(bring());
    useEffect(onTaken, [onTaken]);
    return <Here {...(props as unknown as P)} />;
  }

  function Later(props: P) {
    const { hold } = useArrival();
    const taking = useRef({ isTaken: false, release: () => undefined as void });
    useEffect(() => {
      if (!taking.current.isTaken) taking.current.release = hold();
    }, [hold]);
    const onTaken = useRef(() => {
      taking.current.isTaken = true;
      taking.current.release();
    });
    return (
      <Suspense>
        {/* The function never changes and is only called in an effect. */}
        <Part {...props} onTaken={onTaken.current} />
      </Suspense>
    );
  }

  return Object.assign(Later, { load: bring });
}
