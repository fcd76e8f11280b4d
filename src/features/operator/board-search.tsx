import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { emailMax } from '../../../contract/facts/account.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useFilter } from './use-filter.ts';

type Props = { label: string; find: string; all: string };

/** The field that looks for one thing on a board, and the way back to all of them. */
export function BoardSearch({ label, find, all }: Props) {
  const [filter, choose] = useFilter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    choose({ search: sought === '' ? undefined : sought });
  };
  return (
    <form onSubmit={submit} role="search" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end' })}>
      <div style={{ flex: '1 1 240px', maxWidth: '420px' }}>
        <Field label={label} name="search" type="search" maxLength={emailMax} defaultValue={filter['search'] ?? ''} autoComplete="off" />
      </div>
      <Button type="submit">{find}</Button>
      {filter['search'] !== undefined && <Button onClick={() => choose({ search: undefined })}>{all}</Button>}
    </form>
  );
}
