import { toolBySlug } from '../../contract/facts/tools/index.ts';
import { handOverRows } from '../../machines/app/app.handOver.ts';
import type { Identity } from '../../machines/app/app.roles.ts';
import { wire } from '../../machines/app/app.wired.ts';
import { handOverActors } from '../../machines/handOver/handOver.actors.ts';
import { handOverMachine } from '../../machines/handOver/handOver.machine.ts';
import { generationFlow } from './generation.ts';
import type { Root } from './root.ts';
import type { HandOverServices } from '../../machines/handOver/handOver.actors.ts';
import { fetchFile } from '../platform/api.ts';
import { copyImage } from '../platform/clipboard.ts';
import { keepFile } from '../platform/files.ts';

wire(handOverRows);

/** Fetches a result of this site, or copies it. */
export const handOverServices: HandOverServices = {
  async fetchResult({ url, type, name }, signal) {
    return keepFile(new File([await fetchFile(url, signal)], name, { type }));
  },
  copyImage,
};

/** The actor that hands a result to another tool, whose form is created by it, or to the clipboard. */
export const handOverFlow = (root: Root) =>
  root.keep({ role: 'handOver' }, () => {
    const make = ({ tool = '' }: Identity) => generationFlow(root, toolBySlug(tool)!);
    root.makes('form', null, make);
    root.makes('generation', null, make);
    return { logic: handOverMachine.provide({ actors: handOverActors(handOverServices) }) };
  });
