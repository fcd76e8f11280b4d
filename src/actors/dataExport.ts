import { codes } from '../../contract/facts/codes.ts';
import * as calls from '../../contract/structs/calls/users.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { DataExportServices } from '../../machines/dataExport/dataExport.actors.ts';
import { callForBody } from '../platform/api.ts';

/** Fetches the export with the token in a header and downloads it as a file. */
async function exportAccount(signal: AbortSignal): Promise<Answer<null>> {
  const response = await callForBody(calls.exportMe, { signal, quiet: true });
  if (!(response instanceof Response)) return response;
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'iridia.zip';
  link.click();
  URL.revokeObjectURL(address);
  return { code: codes.success, msg: '', data: null };
}

/** The export of the account. */
export const dataExportServices: DataExportServices = { exportAccount };
