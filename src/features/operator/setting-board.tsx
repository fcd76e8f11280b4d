import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { settingKinds } from '../../../contract/facts/settings.ts';
import { selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorSetting } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Chips } from '../../design/chips.tsx';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { ConsolePages } from './console-pages.tsx';
import { SettingItem } from './setting-item.tsx';
import { useSettingWords } from './setting-words.ts';
import { useFilter } from './use-filter.ts';

/** What can be changed while the site runs, each with its last changes. */
export default function SettingBoard({ path }: PageProps) {
  const t = useWords().operatorSettings;
  const settings = useSelector(boardFlow(useRoot()), selectBoardItems<'settings'>);
  const columns = useColumns();
  return (
    <Board path={path} words={t} nav={<ConsolePages current="settings" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <BoardList items={settings} empty={t.empty()} filter={<Filter />} csv={{ name: 'iridia-settings.csv', columns }}>
        {(setting) => <SettingItem setting={setting} />}
      </BoardList>
    </Board>
  );
}

function Filter() {
  const t = useWords().operatorSettings;
  const [filter, choose] = useFilter();
  return (
    <Chips
      label={t.show()}
      options={settingKinds.map((value) => ({ value, label: t.kinds[value]() }))}
      value={filter['kind'] ?? 'general'}
      onChoose={(kind) => choose({ kind })}
    />
  );
}

function useColumns(): readonly Column<OperatorSetting>[] {
  const { columns: t } = useWords().operatorSettings;
  const { nameOf, valueText } = useSettingWords();
  return [
    [t.id(), ({ id }) => nameOf(id)],
    [t.value(), ({ value }) => valueText(value)],
    [t.configured(), ({ configured }) => valueText(configured)],
    [t.changed(), ({ changes }) => changes[0]?.at ?? null],
  ];
}
