/** A language's copy for the shell, and loaders for its parts (by file). */
export type Copy = { shell: object; parts: Record<string, () => Promise<unknown>> };
