import { useId } from 'react';
import { css } from 'styled-system/css';
import { localeFacts, locales, type Locale } from '../../../contract/locales.ts';
import { selectSettingsPhase } from '../../../machines/settings/settings.selectors.ts';
import { useRoot } from '../../app/flows.tsx';
import { settingsFlow } from '../../app/flows/account.ts';
import { useLocale, useWords } from '../../i18n/words.ts';
import { applyTheme } from '../../services/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Block, choice, presses } from './block.tsx';

/** Language and theme; a signed-in person's language is kept for letters too. */
export function Looks() {
  const t = useWords().settings.looks;
  const id = useId();
  const locale = useLocale();
  const root = useRoot();
  const choose = (next: Locale) => {
    const settings = settingsFlow(root);
    if (selectSettingsPhase(settings.getSnapshot()) === 'shown') settings.send({ type: 'settings.changed', change: { locale: next } });
    root.chooseLocale(next);
  };
  return (
    <Block title={t.title()}>
      <div className={css({ display: 'grid', gap: '7px' })}>
        <label htmlFor={id} className={css({ fontWeight: 600, fontSize: '14px' })}>
          {t.language()}
        </label>
        <select id={id} value={locale} onChange={(event) => choose(event.currentTarget.value as Locale)} className={choice}>
          {locales.map((other) => (
            <option key={other} value={other} lang={localeFacts[other].tag}>
              {localeFacts[other].name}
            </option>
          ))}
        </select>
      </div>
      <div role="group" aria-label={t.theme()} className={presses}>
        <Button onClick={() => applyTheme('light')}>{t.light()}</Button>
        <Button onClick={() => applyTheme('dark')}>{t.dark()}</Button>
      </div>
    </Block>
  );
}
