/** The key of an upload in the storage. */
export const uploadKey = (name: string): string => `uploads/${name}`;
