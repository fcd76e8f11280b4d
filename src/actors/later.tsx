/** Parts of a page that hydrate after the rest of it. */
import { memo, Suspense, use, useEffect, useRef, type ComponentType } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import { remembered } from '../platform/readable-promise.ts';
import { loadWords, useLocale, type CopyPart } from '../platform/words.ts';
import { useArrival } from './hooks.tsx';

type Options = {
  /** The copy that only this part shows. */
  words?: readonly CopyPart[];
  /** The copy of what follows on its use: on the first page the part itself loads it, once it runs. */
  nextWords?: readonly CopyPart[];
  /** It renders no actor state: the actors start without waiting for it, and it loads after early input is replayed and the network is idle. */
  isStill?: boolean;
};

/**
 * A part that is prerendered with its page but whose code and copy load after the page is interactive; until then its prerendered HTML stays.
 * `load` brings what hydrating it in a language needs, `loadWhole` also what follows: a client-side navigation can wait for it.
 */
export function later<P extends object>(
  load: (locale: Locale) => Promise<{ default: ComponentType<P> }>,
  { words = [], nextWords = [], isStill = false }: Options = {},
) {
  const loadPart = remembered(async (locale: Locale) => {
    const [module] = await Promise.all([load(locale), loadWords(locale, words)]);
    return module.default;
  });

  function Part({ onTaken, ...props }: P & { onTaken: () => void }) {
    const locale = useLocale();
    const { settled } = useArrival();
    if (isStill && typeof window !== 'undefined') use(settled);
    const Loaded = use(loadPart.read(locale));
    useEffect(onTaken, [onTaken]);
    return <Loaded {...(props as unknown as P)} />;
  }

  function Later(props: P) {
    const { hold } = useArrival();
    const taking = useRef({ isTaken: false, release: () => undefined as void });
    useEffect(() => {
      if (!isStill && !taking.current.isTaken) taking.current.release = hold();
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

  // Rendered again with its parent, a part that is not hydrated yet would lose its HTML until its code is here.
  return Object.assign(memo(Later), {
    load: loadPart,
    loadWhole: (locale: Locale) => Promise.all([loadPart(locale), loadWords(locale, nextWords)]),
    isStill,
  });
}
