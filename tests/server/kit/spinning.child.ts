/** A child that never answers, and takes all of a core. */
import { serveTasks } from '@iridia/engine/process';

// oxlint-disable-next-line require-await -- it never comes to an end
serveTasks(async () => {
  for (;;);
});
