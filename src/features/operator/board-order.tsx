import type { Order } from '../../../contract/facts/statuses.ts';
import { SelectField } from '../../design/select.tsx';
import { useWords } from '../../platform/words.ts';
import { useFilter } from './use-filter.ts';

/** What a board is sorted by; `own` names the order that it has without a choice. */
export function BoardOrder({ orders, own }: { orders: readonly Order[]; own?: string }) {
  const { order: label, orders: t } = useWords().operatorBoards;
  const [filter, choose] = useFilter();
  return (
    <SelectField
      label={label()}
      value={filter['order'] ?? ''}
      onChange={({ target }) => choose({ order: target.value === '' ? undefined : target.value })}
    >
      {own !== undefined && <option value="">{own}</option>}
      {orders.map((order, index) => (
        <option key={order} value={own === undefined && index === 0 ? '' : order}>
          {t[order]()}
        </option>
      ))}
    </SelectField>
  );
}
