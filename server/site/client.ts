import type { App } from '../http/app.ts';
import type { Services } from '../services.ts';

export function serveClient(app: App, _services: Services): void {
  app.notFound((c) => c.text('Not Found', 404));
}
