import { times } from '../../contract/facts/times.ts';
import { spokenReference as spoken } from '../../packages/chartkit/chart/spoken.ts';

export * from '../../packages/chartkit/chart/spoken.ts';

/** A name with its parameters; one that is named as a time of the product is spoken as a time. */
export const spokenReference = (name: string, params: Readonly<Record<string, unknown>> | null | undefined): string =>
  spoken(name, params, times);
