/** In a process of its own: see the file of the embedded database. */
import { ledgerHistories } from './kit/ledger-histories.ts';
import { onDatabase } from './kit/databases.ts';

onDatabase('postgres', 'histories of accounts and payments', ledgerHistories);
