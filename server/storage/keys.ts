/** Returns the storage key of an upload. */
export const uploadKey = (name: string): string => `uploads/${name}`;
