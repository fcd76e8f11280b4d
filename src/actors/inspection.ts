import { inspectionActors } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import { holding } from './files.ts';
import type { Root } from './root.ts';
import { verifyFile } from '../../contract/structs/calls/safety.ts';
import type { InspectionServices } from '../../machines/inspection/inspection.actors.ts';
import { callApi, NetworkProblem } from '../platform/api.ts';
import { fileOf } from '../platform/files.ts';

/** Checks a file by its SHA-256 or by its bytes. Rejects with `NetworkProblem` when the file was released. */
export const inspectionServices: InspectionServices = {
  verifyDigest: (sha256, signal) => callApi(verifyFile, { body: { sha256 }, signal, quiet: true }),
  async verifyFile(ref, signal) {
    const file = fileOf(ref);
    if (!file) throw new NetworkProblem('The file is no longer here');
    const form = new FormData();
    form.append('file', file, file.name);
    return callApi(verifyFile, { form, signal, quiet: true });
  },
};

/** The actor that inspects files. */
export const inspectionFlow = (root: Root) =>
  root.keep(
    { role: 'inspection' },
    () => ({ logic: inspectionMachine.provide({ actors: inspectionActors(inspectionServices) }) }),
    holding(({ context }) => [context.file?.ref]),
  );
