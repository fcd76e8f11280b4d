import { css } from 'styled-system/css';
import { builtInEngine } from '../../../../contract/facts/engine.ts';
import { isLocale } from '../../../../contract/facts/locales.ts';
import { introductionOf, isVoice } from '../../../../contract/facts/tools/audio.ts';
import { selectValue } from '../../../../machines/form/form.selectors.ts';
import type { Offered } from '../../../../machines/offer/offer.types.ts';
import { Playable } from '../../../design/playable.tsx';
import { useLocale, useWords } from '../../../platform/words.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';
import { ChoiceField } from './choice-field.tsx';
import { optionOf } from './field-words.ts';

type VoiceFieldProps = { form: Form; name: string; label: string; options: readonly string[]; offered: Offered | null };

/** The choice of a voice, which can be played in the chosen language before anything is made; voices of other engines can't. */
export function VoiceField({ form, name, label, options, offered }: VoiceFieldProps) {
  const LL = useWords();
  const page = useLocale();
  const voice = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const chosen = useFormFact(form, (snapshot) => selectValue(snapshot, 'language'));
  const language = isLocale(chosen) ? chosen : page;
  const isOurs = offered === null || (offered.engine === builtInEngine && (offered.models ?? []).length === 0);
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <ChoiceField {...{ form, name, label, options }} format={(option) => optionOf(LL, name, option)} />
      {isOurs && isVoice(voice) && (
        <Playable kind="audio" src={introductionOf(language, voice)} label={LL.form.playVoice()} preload="none" />
      )}
    </div>
  );
}
