import type { CostName } from '../../../contract/facts/costs.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { namedSettings, type SettingValue } from '../../../contract/facts/settings.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';

const isNamed = (id: string): id is (typeof namedSettings)[number] => namedSettings.includes(id as (typeof namedSettings)[number]);

/** How settings and their values are written in the reader's language. */
export function useSettingWords() {
  const t = useWords().operatorSettings;
  const toolName = useToolName();
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  /** An engine is named as the configuration spells it. */
  const nameOf = (id: string): string => {
    if (isNamed(id)) return t.names[id]();
    const [kind, name = ''] = id.split('.');
    if (kind === 'cost') return t.costs[name as CostName]();
    return id.startsWith('tool.') ? toolName(id.slice('tool.'.length)) : id.slice('engine.'.length);
  };
  const valueText = (value: SettingValue | null): string => {
    if (value === null) return t.none();
    if (typeof value === 'boolean') return value ? t.on() : t.off();
    return typeof value === 'number' ? numbers.format(value) : value;
  };
  return { nameOf, valueText };
}
