import { useSyncExternalStore } from 'react';
import { localeFacts, locales, type Locale } from '../../../../contract/facts/locales.ts';
import { selectParts } from '../../../../machines/settings/settings.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { settingsFlow } from '../../../actors/settings.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { applyTheme, currentTheme, type Theme } from '../../../platform/theme.ts';
import { onTheme } from '../../../platform/theme-changes.ts';
import { pill } from '../../../design/pills.ts';
import { SelectField } from '../../../design/select.tsx';
import { Block, buttons } from './block.tsx';

const themes: readonly Theme[] = ['light', 'dark'];

/** Language and theme; the server stores a user's language for e-mails too. */
export function Appearance() {
  const t = useWords().settings.looks;
  const locale = useLocale();
  const root = useRoot();
  // A prerendered page does not know the theme.
  const theme = useSyncExternalStore(onTheme, currentTheme, () => null);
  const choose = (next: Locale) => {
    selectParts(settingsFlow(root).getSnapshot())?.preferences.send({ type: 'settings.changed', change: { locale: next } });
    root.chooseLocale(next);
  };
  return (
    <Block title={t.title()}>
      <SelectField label={t.language()} value={locale} onChange={(event) => choose(event.currentTarget.value as Locale)}>
        {locales.map((other) => (
          <option key={other} value={other} lang={localeFacts[other].tag}>
            {localeFacts[other].name}
          </option>
        ))}
      </SelectField>
      <div role="group" aria-label={t.theme()} className={buttons}>
        {themes.map((each) => (
          <button key={each} type="button" aria-pressed={each === theme} onClick={() => applyTheme(each)} className={pill}>
            {t[each]()}
          </button>
        ))}
      </div>
    </Block>
  );
}
