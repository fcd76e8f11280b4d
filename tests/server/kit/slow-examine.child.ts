/** Examines as the server does, but a video takes as long as a test wants: while the data directory has a file `hold`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '../../../packages/engine/process/index.ts';
import { examine } from '../../../server/media/examination.ts';
import type { ExamineTask, Verdict } from '../../../server/media/examine.ts';

serveTasks<ExamineTask, Verdict>(async (task) => {
  const hold = join(dirname(task.path || task.paths![0]!), '../../hold');
  while ((task.kind === 'media' || task.kind === 'join') && existsSync(hold)) await setTimeout(20);
  return examine(task);
});
