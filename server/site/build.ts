import { readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module '../core/services.ts' {
  interface Services {
    /** Id of the served build, from `builds/latest.json`, or `dev`. */
    readonly build: string;
  }
}

/** Returns the id of the build in the directory, or `dev`. */
export function buildIn(folder: string): string {
  try {
    const { id } = JSON.parse(readFileSync(join(folder, 'builds', 'latest.json'), 'utf8')) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : 'dev';
  } catch {
    return 'dev';
  }
}

/** Returns the redirects of URLs that are no longer pages or never were, as recorded by the build. */
export function redirectsIn(folder: string): ReadonlyMap<string, string> {
  try {
    const manifest = join(folder, 'builds', 'meta', `${buildIn(folder)}.json`);
    const { routeRules = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { routeRules?: Record<string, { redirect?: string }> };
    return new Map(Object.entries(routeRules).flatMap(([path, { redirect }]) => (redirect ? [[path, redirect] as const] : [])));
  } catch {
    return new Map();
  }
}
