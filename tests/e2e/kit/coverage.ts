/** Prints at the end of a run what the walks covered, beside the coverage of the headless paths. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a chart's first test reports about its walks. */
type Walked = { chart: string; walks: number; steps: number; causable: number; total: number };
/** What the chart of the page did in one walk, as the page reported it. */
type Taken = { chart: string; places: string[] };

/** Where the paths without a browser leave their figures. */
const pathsReport = join(import.meta.dirname, '../../../.cache/paths.json');
type Paths = { chart: string; states: number; transitions: string; paths: number; 'time (ms)': number };

type CoverageRow = Walked & { title: string; milliseconds: number; failed: boolean };

class CoverageReporter implements Reporter {
  private readonly rows = new Map<string, CoverageRow>();
  /** The places of the transitions that pages took, by chart: walks of one chart on several pages add up. */
  private readonly taken = new Map<string, Set<string>>();

  onTestEnd(test: TestCase, { duration, status }: TestResult): void {
    const { title } = test.parent;
    const reported = test.annotations.find(({ type }) => type === 'walks')?.description;
    const known = this.rows.get(title);
    const page = test.annotations.find(({ type }) => type === 'taken')?.description;
    if (page) {
      const { chart, places } = JSON.parse(page) as Taken;
      this.taken.set(chart, new Set([...(this.taken.get(chart) ?? []), ...places]));
    }
    const empty = { chart: title, walks: 0, steps: 0, causable: 0, total: 0, title, milliseconds: 0, failed: false };
    const row: CoverageRow = { ...empty, ...known, ...(reported && (JSON.parse(reported) as Walked)) };
    this.rows.set(title, { ...row, milliseconds: row.milliseconds + duration, failed: row.failed || status !== test.expectedStatus });
  }

  onEnd(): void {
    const headless = existsSync(pathsReport) ? (JSON.parse(readFileSync(pathsReport, 'utf8')) as Paths[]) : [];
    const rows = [...this.rows.values()].filter(({ walks }) => walks > 0);
    if (rows.length === 0) return;
    console.log('\nCharts: transitions taken without a browser, and in Chromium of those that somebody can cause there');
    console.table(
      rows.map(({ chart, title, walks, steps, causable, total, milliseconds, failed }) => {
        const paths = headless.find((row) => row.chart === chart);
        return {
          chart: title,
          states: paths?.states ?? '–',
          headless: paths?.transitions ?? '–',
          paths: paths?.paths ?? '–',
          ms: paths?.['time (ms)'] ?? '–',
          'in Chromium': `${this.taken.get(chart)?.size ?? 0}/${causable} (of ${total})${failed ? ' FAILED' : ''}`,
          walks,
          steps,
          s: Math.round(milliseconds / 100) / 10,
        };
      }),
    );
  }
}

export default CoverageReporter;
