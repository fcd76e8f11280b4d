/** The same start page made with Next and with Nuxt, built from the registry in a temporary folder and served as files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Peer = { name: string; address: string; stop(): void };
export type Content = { headline: string; lead: string; questions: readonly { title: string; body: string }[] };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/** Milliseconds that installing or building a peer may take. */
const buildTimeout = 240_000;

/** Runs a command to its end. Rejects when it fails, or takes longer than `limit` milliseconds: it is ended then, with all that it started. */
export async function run(folder: string, command: string, args: readonly string[], limit = buildTimeout): Promise<void> {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Alone in its group, so that what it started ends with it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
  });
  const late = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), limit);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ${status === null ? `took longer than ${limit / 1000} s` : `ended with ${status}`}`);
}

/** Serves files as our own server does: compressed, with one URL per folder. */
export function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
    const file = [join(folder, path), join(folder, path, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
    if (!file) return response.writeHead(404).end();
    const body = brotliCompressSync(readFileSync(file));
    response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const nextFiles = ({ headline, lead, questions }: Content): Record<string, string> => ({
  'package.json': JSON.stringify({ private: true, dependencies: { next: 'latest', react: 'latest', 'react-dom': 'latest' } }),
  'next.config.mjs': `export default { output: 'export' };`,
  'app/layout.jsx': `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.jsx': `'use client';
import { useState } from 'react';
import Link from 'next/link';
const questions = ${JSON.stringify(questions)};
export default function Page() {
  const [prompt, setPrompt] = useState('');
  return <main><h1>${headline}</h1><p>${lead}</p>
    <form onSubmit={(event) => event.preventDefault()}><textarea value={prompt} onChange={(event) => setPrompt(event.target.value)} /><button>Make ({prompt.length})</button></form>
    <Link href="/">Home</Link>
    {questions.map(({ title, body }) => <details key={title}><summary>{title}</summary><p>{body}</p></details>)}</main>;
}`,
});

const nuxtFiles = ({ headline, lead, questions }: Content): Record<string, string> => ({
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { nuxt: 'latest', vue: 'latest', 'vue-router': 'latest' },
  }),
  'nuxt.config.ts': `export default defineNuxtConfig({ ssr: true, compatibilityDate: '2026-01-01' });`,
  'pages/index.vue': `<script setup>
const prompt = ref('');
const questions = ${JSON.stringify(questions)};
</script>
<template><main><h1>${headline}</h1><p>${lead}</p>
<form @submit.prevent><textarea v-model="prompt" /><button>Make ({{ prompt.length }})</button></form>
<NuxtLink to="/">Home</NuxtLink>
<details v-for="one in questions" :key="one.title"><summary>{{ one.title }}</summary><p>{{ one.body }}</p></details></main></template>`,
});

const kinds = {
  Next: { files: nextFiles, build: ['next', 'build'], output: 'out' },
  Nuxt: { files: nuxtFiles, build: ['nuxt', 'generate'], output: '.output/public' },
} as const;

/** Installs, builds, and serves a peer. Rejects when it does not build. */
export async function openPeer(name: keyof typeof kinds, content: Content): Promise<Peer> {
  const { files, build, output } = kinds[name];
  const folder = mkdtempSync(join(tmpdir(), `iridia-${name.toLowerCase()}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [path, text] of Object.entries(files(content))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--silent']);
    await run(folder, 'npx', ['--no-install', ...build]);
    const server = await serve(join(folder, output));
    const { port } = server.address() as { port: number };
    return {
      name,
      address: `http://127.0.0.1:${port}/`,
      stop() {
        server.close();
        remove();
      },
    };
  } catch (problem) {
    remove();
    throw problem;
  }
}
