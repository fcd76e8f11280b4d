/** The process that examines untrusted files. */
import { serveTasks } from '@iridia/engine/process';
import type { ExamineTask } from './examine.ts';
import { examine } from './examination.ts';

serveTasks((task: ExamineTask, _progress, allow) => examine(task, allow));
