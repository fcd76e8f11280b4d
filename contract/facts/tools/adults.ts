import { effectById } from './effects.ts';
import type { Tool } from './tool.ts';

/** Whether a form, as it is filled, is for adults only: its tool is, or the effect card that it has chosen. */
export const isForAdults = (tool: Pick<Tool, 'adult'>, values: Readonly<Record<string, unknown>>): boolean =>
  tool.adult === true || effectById(values['effect'])?.adult === true;
