/** What the repository says about a chart or one of its states, and the files that a drawing can be saved as. */
import type { FlowPage, Place, Tell } from './flow.ts';
import { pngOf, save, svgText } from './export.ts';

/** Opens the place in the editor on a development server; a build names it. */
function Source({ place: { path, line }, children }: { place: Place; children?: string }) {
  const name = `${path}:${line}`;
  if (!import.meta.env.DEV) return <code title={name}>{children ? `${children} (${name})` : name}</code>;
  return (
    <a href={`/__open-in-editor?file=${encodeURIComponent(name)}`} target="editor">
      {children ?? name}
    </a>
  );
}

export function StatePanel({ page, id }: { page: FlowPage; id: string }) {
  const { flow, lines, rules, tests, walks } = page;
  const state = flow.states.find((other) => other.id === id);
  if (!state) return null;
  const own = flow.transitions.filter(({ source }) => source === id);
  return (
    <>
      <h2>{id}</h2>
      <p>{state.description}</p>
      {lines[id] && (
        <p>
          <Source place={lines[id]} />
        </p>
      )}
      {(rules[id] ?? []).length > 0 && <h2>Rules</h2>}
      {(rules[id] ?? []).map(({ text, place }) => (
        <p key={text}>
          <Source place={place}>{text}</Source>
        </p>
      ))}
      <h2>Tests that name it</h2>
      {(tests[id] ?? []).length === 0 && <p className="muted">None by name; the path tests walk it.</p>}
      {(tests[id] ?? []).map(({ name, place }) => (
        <p key={`${place.line}`}>
          <Source place={place}>{name}</Source>
        </p>
      ))}
      {own.length > 0 && <h2>Walked by the path tests</h2>}
      {own.map(({ place }) => (
        <p key={place} className={walks[place] === 0 ? 'fault' : 'muted'}>
          {place.slice(id.length + 3)}: {walks[place]} steps
        </p>
      ))}
    </>
  );
}

const tellsOf = (tells: readonly Tell[], is: (tell: Tell) => boolean, word: (tell: Tell) => string): string[] => [
  ...new Set(tells.filter(is).map(word)),
];

export function ExportPanel({ page, tells, say }: { page: FlowPage; tells: readonly Tell[]; say(text: string): void }) {
  const { flow, text, mermaid } = page;
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
        <button type="button" onClick={() => save(`${name}.json`, JSON.stringify(flow, null, 2))}>
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
