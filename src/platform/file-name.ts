/** Keeps names short enough for every file system, which counts bytes. */
const longest = 40;

/** Words as part of a file name: letters and digits of any script, joined by hyphens. */
const joined = (words: string): string => {
  const whole = words
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const letters = [...whole];
  if (letters.length <= longest) return whole;
  const cut = letters.slice(0, longest + 1).join('');
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : letters.slice(0, longest).join('');
};

/**
 * The name of a downloaded result without its extension: what it was made from, by the name of the file or else the words, then the tool.
 * `tool` alone when neither gives a name.
 */
export function downloadName(tool: string, { file, words }: { file?: string | null; words?: string | null }): string {
  const about = joined(file ? file.replace(/\.[^./]*$/, '') : (words ?? ''));
  return about ? `${about}-${tool.replace(/^ai-/, '')}` : tool;
}
