import type { HandOverServices } from '../../machines/handOver/handOver.actors.ts';
import { NetworkProblem } from '../platform/api.ts';
import { copyPicture } from '../platform/clipboard.ts';
import { keepFile } from '../platform/files.ts';

/** Fetches a result of this site, or copies it. */
export const handOverServices: HandOverServices = {
  async fetchResult({ url, type, name }, signal) {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new NetworkProblem(`The result was not there: ${response.status}`);
    return keepFile(new File([await response.blob()], name, { type }));
  },
  copyPicture,
};
