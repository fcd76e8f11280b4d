import { createActor } from 'xstate';
import { visitMachine } from '../../machines/visit/visit.machine.ts';
import type { Root } from './root.ts';

/** The actor that knows who is on which page; it loads with the pages that need it. */
export const visitFlow = (root: Root) => root.keep({ role: 'visit' }, () => createActor(visitMachine));
