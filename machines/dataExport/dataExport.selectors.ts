import type { SnapshotFrom } from 'xstate';
import type { dataExportMachine } from './dataExport.machine.ts';

export type DataExportSnapshot = SnapshotFrom<typeof dataExportMachine>;

/** Whether the export is being created: the button shows a spinner. */
export const selectIsExporting = (snapshot: DataExportSnapshot): boolean => snapshot.hasTag('busy');
