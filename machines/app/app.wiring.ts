/** The whole wiring table. All rows of a sender stand in one of its files, so that they are delivered in their order. */
import { batchRows } from './app.batch.ts';
import { handOverRows } from './app.handOver.ts';
import { makingRows } from './app.making.ts';
import type { RelayRow } from './app.row.ts';
import { pageRows } from './app.table.ts';

export const table: readonly RelayRow[] = [...pageRows, ...makingRows, ...handOverRows, ...batchRows];
