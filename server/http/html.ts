/** For text between tags and in quoted attributes of the few pages that the server writes itself. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
