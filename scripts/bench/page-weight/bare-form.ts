/**
 * A bare React form of the same look, with a dialog: the least that a click can cost, since it has no flow, no languages and no page around it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serve } from './peers.ts';

const code = `import { createElement as h, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Form() {
  const [prompt, setPrompt] = useState('');
  useEffect(() => {
    setPrompt(document.querySelector('textarea').value);
    if (globalThis.early) setTimeout(() => document.querySelector('form').requestSubmit());
  }, []);
  const send = async (event) => {
    event.preventDefault();
    const [file] = document.querySelector('[type=file]').files;
    if (file) await fetch('/api/dash/upload', { method: 'POST', body: file });
    fetch('/api/generations', { method: 'POST', body: JSON.stringify({ prompt }) });
  };
  return h('form', { onSubmit: send }, h('input', { type: 'file' }), h('textarea', { name: 'prompt', value: prompt, onChange: (event) => setPrompt(event.target.value) }), h('button', { type: 'submit' }, 'Make sticker'));
}
function Dialog() {
  const [isOpen, setOpen] = useState(false);
  const show = (element) => element && !element.open && element.showModal();
  const field = (name) => h('label', { key: name }, name, h('input', { name }));
  return h('section', null, h('button', { onClick: () => setOpen(true) }, 'Open'), isOpen && h('dialog', { ref: show, onClose: () => setOpen(false) },
    h('h2', null, 'Log in'), h('form', { method: 'dialog' }, ['Email', 'Password'].map(field), h('button', null, 'Close'))));
}
const App = () => [h(Form, { key: 'form' }), h(Dialog, { key: 'dialog' })];
hydrateRoot(document.querySelector('main'), h(App));`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare form</title><style>main{max-width:480px;margin:auto}textarea{width:100%;min-height:120px}button{width:100%;min-height:54px}</style>
<script>document.addEventListener('submit', (event) => { if (!event.defaultPrevented) { event.preventDefault(); globalThis.early = true; } }, { once: true });</script>
<body><main><form><input type="file"><textarea name="prompt"></textarea><button type="submit">Make sticker</button></form><section><button>Open</button></section></main><script type="module" src="/bare.js"></script></body></html>`;

/** Builds and serves it. `root` is the folder with the packages. */
export async function openBareForm(root: string): Promise<{ address: string; stop(): void }> {
  const source = mkdtempSync(join(root, '.cache-bare-'));
  const folder = mkdtempSync(join(tmpdir(), 'iridia-bare-'));
  try {
    writeFileSync(join(source, 'bare.js'), code);
    await build({
      root: source,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: folder,
        target: 'es2023',
        rollupOptions: { input: join(source, 'bare.js'), output: { entryFileNames: 'bare.js' } },
      },
    });
    writeFileSync(join(folder, 'index.html'), page);
  } finally {
    rmSync(source, { recursive: true });
  }
  const server = await serve(folder);
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
