/** The controls of a form that only some tools have, each with code of its own; those of a tool load with its form. */
import type { FormField, Tool } from '../../../../contract/facts/tools/tool.ts';
import { deferred } from '../../../platform/deferred.tsx';

export const BackgroundField = deferred(async () => (await import('./background-field.tsx')).BackgroundField);
export const WordChoice = deferred(async () => (await import('./choice-field.tsx')).ChoiceField<string>);
export const NumberChoice = deferred(async () => (await import('./choice-field.tsx')).ChoiceField<number>);
export const ColorField = deferred(async () => (await import('./color-field.tsx')).ColorField);
export const ConsentStep = deferred(async () => (await import('./consent-step.tsx')).ConsentStep);
export const EffectField = deferred(async () => (await import('./effect-field.tsx')).EffectField);
export const EnlargedSize = deferred(async () => (await import('./enlarged-size.tsx')).EnlargedSize);
export const FacesField = deferred(async () => (await import('./faces-field.tsx')).FacesField);
export const FileField = deferred(async () => (await import('./file-field.tsx')).FileField);
export const GarmentField = deferred(async () => (await import('./garment-field.tsx')).GarmentField);
export const HeededWords = deferred(async () => (await import('./heeded-words.tsx')).HeededWords);
export const LargeAlready = deferred(async () => (await import('./enlarged-size.tsx')).LargeAlready);
export const MaskField = deferred(async () => (await import('./mask-field.tsx')).MaskField);
export const PaintingField = deferred(async () => (await import('./painting-field.tsx')).PaintingField);
export const ImagesField = deferred(async () => (await import('./images-field.tsx')).ImagesField);
export const RegionsField = deferred(async () => (await import('./regions-field.tsx')).RegionsField);
export const SliderField = deferred(async () => (await import('./slider-field.tsx')).SliderField);
export const VoiceField = deferred(async () => (await import('./voice-field.tsx')).VoiceField);

type DeferredControl = { load: () => Promise<unknown> };

const controls: Readonly<Record<Exclude<FormField['kind'], 'mask'>, readonly DeferredControl[]>> = {
  picture: [FileField],
  gif: [FileField],
  video: [FileField],
  audio: [FileField],
  pictures: [ImagesField],
  faces: [FacesField],
  regions: [RegionsField],
  prompt: [],
  tabs: [WordChoice],
  choice: [WordChoice],
  steps: [NumberChoice],
  slider: [SliderField],
  colour: [ColorField],
  background: [BackgroundField],
  effect: [EffectField],
  painting: [PaintingField],
  seed: [],
};

/** Those of a field; the version of a cutout is chosen, and its mask painted, in the control that corrects it. */
function controlsOf(field: FormField, fields: readonly FormField[]): readonly DeferredControl[] {
  if (field.name === 'cut') return [];
  if (field.name === 'voice') return [VoiceField];
  if (field.kind === 'picture' && field.mostPixels !== undefined) return [FileField, EnlargedSize, LargeAlready];
  if (field.kind === 'prompt' && field.reads) return [HeededWords];
  if (field.kind !== 'mask') return controls[field.kind];
  if (fields.some(({ name }) => name === 'cut')) return [];
  return field.proposes ? [GarmentField] : [MaskField];
}

/** Loads every control of a tool's form, also those that only a choice reveals, so that none is missing when it is shown. */
export async function loadFields({ fields, consent }: Pick<Tool, 'fields' | 'consent'>): Promise<void> {
  const needed = new Set<DeferredControl>(fields.flatMap((field) => controlsOf(field, fields)));
  if (consent) needed.add(ConsentStep);
  await Promise.all([...needed].map((control) => control.load()));
}
