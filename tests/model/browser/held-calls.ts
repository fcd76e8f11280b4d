/** Calls of the API that wait in the air until a path says what the server answers. */
import type { Page, Route } from '@playwright/test';
import { codes } from '../../../contract/codes.ts';

type Envelope = { code: number; msg: string; data: unknown };

export const granted = (data: unknown): Envelope => ({ code: codes.success, msg: '', data });

type Waiting = { paths: readonly string[]; take: (route: Route) => void };

export class HeldCalls {
  private readonly held: { path: string; route: Route }[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly background: Readonly<Record<string, unknown>>;

  /** `background`: data of the calls that the page makes on its own and that no path is about, by path. */
  constructor(background: Readonly<Record<string, unknown>>) {
    this.background = background;
  }

  async watch(page: Page): Promise<void> {
    await page.route('**/api/**', async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path in this.background) {
        await route.fulfill({ json: granted(this.background[path]) });
        return;
      }
      const index = this.waiting.findIndex(({ paths }) => paths.includes(path));
      if (index >= 0) this.waiting.splice(index, 1)[0]?.take(route);
      else this.held.push({ path, route });
    });
  }

  async answer(paths: readonly string[], answer: Envelope, status = 200): Promise<void> {
    await (await this.next(paths)).fulfill({ status, json: answer });
  }

  async fail(paths: readonly string[]): Promise<void> {
    await (await this.next(paths)).abort('failed');
  }

  /** The newest held call to one of these paths, or the next that the page makes. */
  private next(paths: readonly string[]): Promise<Route> {
    const index = this.held.findLastIndex(({ path }) => paths.includes(path));
    const [found] = index >= 0 ? this.held.splice(index, 1) : [];
    return found ? Promise.resolve(found.route) : new Promise((take) => this.waiting.push({ paths, take }));
  }
}
