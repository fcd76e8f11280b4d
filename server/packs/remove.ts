import { forgetAttempt, holdPack, leave } from './folders.ts';

/** Deletes a pack, and what unfinished attempts left of it. Returns whether there was something. Rejects with a `PackFault` of the kind `busy`. */
export async function removePack(models: string, name: string): Promise<boolean> {
  const hold = await holdPack(models, name);
  try {
    const [wasThere, wasBegun] = [await leave(models, name), await forgetAttempt(models, name)];
    return wasThere || wasBegun;
  } finally {
    hold.release();
  }
}
