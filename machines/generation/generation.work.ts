/** What a submit starts: its job, and the result of that. */
import { jobActors } from '../job/job.actors.ts';
import { jobMachine } from '../job/job.machine.ts';
import { resultActors } from '../result/result.actors.ts';
import { resultMachine } from '../result/result.machine.ts';
import type { GenerationServices } from './generation.actors.ts';

/** The charts of a job and of its result, over these services. */
export const workActors = (services: GenerationServices) => ({
  job: jobMachine.provide({ actors: jobActors(services) }),
  result: resultMachine.provide({ actors: resultActors(services) }),
});
