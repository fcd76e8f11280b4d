import { fromPromise } from 'xstate';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';

export type DataExportServices = {
  /** `GET /api/users/export`, saved as a file. */
  exportAccount(signal: AbortSignal): Promise<Answer<null>>;
};

/** Downloads everything that the server has about the user. */
export const dataExportActors = (services: DataExportServices) => ({
  exportAccount: fromPromise<Refusal>(async ({ signal }) => refusalOf(await services.exportAccount(signal))),
});
