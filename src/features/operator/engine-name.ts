import { builtInEngine } from '../../../contract/facts/engine.ts';
import { useWords } from '../../platform/words.ts';

/** Returns a function from an engine to its name in the reader's language; those of others are named as the configuration spells them. */
export function useEngineName(): (engine: string) => string {
  const { builtIn } = useWords().operatorBoards;
  return (engine) => (engine === builtInEngine ? builtIn() : engine);
}
