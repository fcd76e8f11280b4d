/** The files that a drawing can be saved as, and what its chart hears from others and tells them. */
import { pngOf, save, svgText } from './files.ts';
import type { FlowPage, Tell } from '../export/flow.ts';

const tellsOf = (tells: readonly Tell[], is: (tell: Tell) => boolean, word: (tell: Tell) => string): string[] => [
  ...new Set(tells.filter(is).map(word)),
];

export function ExportPanel({ page, tells, say }: { page: FlowPage; tells: readonly Tell[]; say(text: string): void }) {
  const { flow, text, config, mermaid } = page;
  const svg = (): SVGSVGElement => document.querySelector<SVGSVGElement>('.drawing')!;
  const copy = (words: string, done: string) =>
    void navigator.clipboard.writeText(words).then(
      () => say(done),
      (error: unknown) => say(String(error)),
    );
  const name = flow.machine;
  return (
    <>
      <h2>Save</h2>
      <div className="row">
        <button type="button" onClick={() => save(`${name}.svg`, svgText(svg()))}>
          SVG
        </button>
        <button
          type="button"
          onClick={() =>
            void pngOf(svg()).then(
              (png) => save(`${name}.png`, png),
              (error: unknown) => say(String(error)),
            )
          }
        >
          PNG
        </button>
        <button type="button" onClick={() => save(`${name}.mmd`, mermaid)}>
          Mermaid
        </button>
        <button type="button" onClick={() => save(`${name}.json`, config)}>
          JSON
        </button>
        <button type="button" onClick={() => copy(text, 'Copied: paste it into the Stately editor.')}>
          Copy for Stately
        </button>
      </div>
      <h2>Hears from others</h2>
      {tellsOf(
        tells,
        ({ to }) => to === name,
        ({ from, fact, event }) => `${from}: ${fact}${fact === event ? '' : ` → ${event}`}`,
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>Tells others</h2>
      {tellsOf(
        tells,
        ({ from }) => from === name,
        ({ to, fact, event }) => `${fact} → ${to}${fact === event ? '' : `: ${event}`}`,
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
