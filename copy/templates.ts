/** The localized names and texts of the gallery's templates. */
import type { Locale } from '../contract/facts/locales.ts';
import type { Template } from '../contract/facts/templates/templates.ts';
import enEffects from './en/effects.ts';
import en from './en/templates.ts';
import esEffects from './es/effects.ts';
import es from './es/templates.ts';
import frEffects from './fr/effects.ts';
import fr from './fr/templates.ts';
import ruEffects from './ru/effects.ts';
import ru from './ru/templates.ts';
import zhEffects from './zh/effects.ts';
import zh from './zh/templates.ts';
import type { EffectNames } from './types/effects.ts';
import type { TemplateWords } from './types/templates.ts';

const effects: Readonly<Record<Locale, EffectNames>> = { en: enEffects, zh: zhEffects, fr: frEffects, es: esEffects, ru: ruEffects };
const ideas: Readonly<Record<Locale, TemplateWords>> = { en, zh, fr, es, ru };

/** Returns the name of a template in a locale. */
export const nameOfTemplate = (template: Template, locale: Locale): string =>
  'effect' in template ? effects[locale][template.effect] : ideas[locale][template.id].name;

/** Returns the inputs that a template fills in, in a locale. */
export const inputsOfTemplate = (template: Template, locale: Locale): Record<string, string | number> => ({
  ...template.inputs,
  ...('words' in template && { [template.words]: ideas[locale][template.id].prompt }),
  ...('words' in template && template.words === 'text' && { language: locale }),
});
