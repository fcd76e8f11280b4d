/** The embedded database works in the loop of its process, so the other one has a process of its own: its answers would wait. */
import { ledgerHistories } from './kit/ledger-histories.ts';
import { onDatabase } from './kit/databases.ts';

onDatabase('embedded', 'histories of accounts and payments', ledgerHistories);
