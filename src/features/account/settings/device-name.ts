/** The first that matches counts: browsers carry the names of their forebears. */
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (agent: string, names: readonly [RegExp, string][]): string[] =>
  names.filter(([shape]) => shape.test(agent)).map(([, name]) => name);

/** What a browser said of itself, said to a person: "Firefox, Linux"; its own words where nobody knows it. */
export function deviceName(agent: string): string {
  const [browser] = named(agent, browsers);
  const [system] = named(agent, systems);
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 60);
}
