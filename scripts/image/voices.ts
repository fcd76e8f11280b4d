/** The data of eSpeak NG, which its package brings for 130 languages, and the list of its files in the code beside it. */

const list = /files:\[([^\]]*)\],remote_package_size:[\de]+/;
const entry = /filename:"([^"]+)",start:([\de]+),end:([\de]+)/g;

/** Returns code and data with the dictionaries of `languages` alone; what belongs to no language stays. Throws for a list of another form. */
export function keepDictionaries(code: string, data: Buffer, languages: readonly string[]): { code: string; data: Buffer } {
  const listed = list.exec(code)?.[1];
  if (listed === undefined) throw new Error('eSpeak NG lists its files in another way');
  const parts: Buffer[] = [];
  const entries: string[] = [];
  let at = 0;
  for (const [, name, start, end] of listed.matchAll(entry)) {
    const language = /\/(\w+)_dict$/.exec(name!)?.[1];
    if (language !== undefined && !languages.includes(language)) continue;
    const part = data.subarray(Number(start), Number(end));
    parts.push(part);
    entries.push(`{filename:"${name}",start:${at},end:${at + part.length}}`);
    at += part.length;
  }
  return { code: code.replace(list, () => `files:[${entries.join(',')}],remote_package_size:${at}`), data: Buffer.concat(parts) };
}
