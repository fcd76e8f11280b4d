/** The first match wins: a browser's user agent also names the browsers it descends from. */
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

/** A readable name for a user agent: "Firefox, Linux"; the user agent itself when it is unknown. */
export function deviceName(agent: string): string {
  const [browser] = named(agent, browsers);
  const [system] = named(agent, systems);
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 60);
}
