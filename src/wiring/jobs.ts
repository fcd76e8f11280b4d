import { createActor } from 'xstate';
import { jobsActors } from '../../machines/jobs/jobs.actors.ts';
import { jobsMachine } from '../../machines/jobs/jobs.machine.ts';
import { jobsServices } from '../ports/jobs.ts';
import type { Root } from './root.ts';

/** The actor that knows the person's jobs on every page. */
export const jobsFlow = (root: Root) =>
  root.keep({ role: 'jobs' }, () => createActor(jobsMachine.provide({ actors: jobsActors(jobsServices) })));
