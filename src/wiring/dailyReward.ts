import { createActor } from 'xstate';
import { dailyRewardActors } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import { dailyRewardServices } from '../ports/dailyReward.ts';
import type { Root } from './root.ts';

/** The actor of the daily reward, which hears who is here even when it is created later. */
export const dailyRewardFlow = (root: Root) =>
  root.keep({ role: 'dailyReward' }, () => createActor(dailyRewardMachine.provide({ actors: dailyRewardActors(dailyRewardServices) })));
