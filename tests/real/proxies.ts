import { spawn } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './found.ts';
import type { Proxy } from './site.ts';

const deploy = join(import.meta.dirname, '../../deploy');

const caddy: Proxy = {
  name: 'Caddy',
  start: ({ folder, port, upstreams }) =>
    spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        SITE: `http://127.0.0.1:${port}`,
        UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
      },
      stdio: ['ignore', 'ignore', process.env.PROXY_LOG ? openSync(process.env.PROXY_LOG, 'a') : 'ignore'],
    }),
};

const nginx: Proxy = {
  name: 'nginx',
  start: ({ folder, port, upstreams }) => {
    let site = readFileSync(join(deploy, 'nginx.conf'), 'utf8').replace('listen 80;', `listen 127.0.0.1:${port};`);
    for (const [at, each] of upstreams.entries()) site = site.replace(`127.0.0.1:300${at}`, `127.0.0.1:${each}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`);
    const file = join(folder, 'nginx.conf');
    const http = [...temporary, 'access_log off;', site].join('\n');
    writeFileSync(file, `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\n${http}\n}\n`);
    return spawn('nginx', ['-e', `${folder}/nginx.log`, '-c', file], { stdio: 'ignore' });
  },
};

/** The proxies of docs/operating.md, with the files of `deploy`, where they are installed. */
export const proxies = [...(versionOf('caddy', 'version') ? [caddy] : []), ...(versionOf('nginx', '-v') ? [nginx] : [])];
