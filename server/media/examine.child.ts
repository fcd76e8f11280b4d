/** The process that examines untrusted files. */
import { serveTasks } from '@iridia/engine/process';
import { examine } from './examination.ts';

serveTasks(examine);
