/** The files that a drawing can be saved as, and what its chart receives from others and sends them. */
import { pngOf, save, svgText } from './files.ts';
import type { FlowPage, Relay } from '../export/flow.ts';

const relaysOf = (relays: readonly Relay[], is: (relay: Relay) => boolean, word: (relay: Relay) => string): string[] => [
  ...new Set(relays.filter(is).map(word)),
];

export function ExportPanel({ page, relays, report }: { page: FlowPage; relays: readonly Relay[]; report(text: string): void }) {
  const { flow, text, config, mermaid } = page;
  const svg = (): SVGSVGElement => document.querySelector<SVGSVGElement>('.drawing')!;
  const copy = (words: string, done: string) =>
    void navigator.clipboard.writeText(words).then(
      () => report(done),
      (error: unknown) => report(String(error)),
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
              (error: unknown) => report(String(error)),
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
      <h2>Receives from others</h2>
      {relaysOf(
        relays,
        ({ to }) => to === name,
        ({ from, fact, event }) => `${from}: ${fact}${fact === event ? '' : ` → ${event}`}`,
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>Sends to others</h2>
      {relaysOf(
        relays,
        ({ from }) => from === name,
        ({ to, fact, event }) => `${fact} → ${to}${fact === event ? '' : `: ${event}`}`,
      ).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
