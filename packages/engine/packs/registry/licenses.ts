/** Licenses that several packs share. */
import type { Licence } from '../manifest.ts';

export const mit: Licence = { name: 'MIT', url: 'https://opensource.org/license/mit', commercial: true, conditions: [] };
export const apache: Licence = { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0', commercial: true, conditions: [] };
export const bsd: Licence = { name: 'BSD-3-Clause', url: 'https://opensource.org/license/bsd-3-clause', commercial: true, conditions: [] };

const restrictions = 'Its restrictions of use must reach everyone who uses it: the terms page states them while the pack is in place.';

export const openRailM: Licence = {
  name: 'CreativeML OpenRAIL-M',
  url: 'https://huggingface.co/spaces/CompVis/stable-diffusion-license',
  commercial: true,
  conditions: [restrictions, 'You claim no rights in the images that it makes, and you answer for how they are used.'],
};

export const openRailPlus: Licence = {
  name: 'CreativeML OpenRAIL++-M',
  url: 'https://huggingface.co/stabilityai/stable-diffusion-2/blob/main/LICENSE-MODEL',
  commercial: true,
  conditions: [restrictions],
};

export const openRailVoice: Licence = {
  name: 'OpenRAIL-M',
  url: 'https://huggingface.co/Supertone/supertonic-3/blob/main/LICENSE',
  commercial: true,
  conditions: [restrictions, 'Do not imitate a real person’s voice without their consent.'],
};
