/** This machine: its Node, the built pages, the port, the certificate for Content Credentials. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Config } from '../core/config.ts';
import { indexFiles } from '../site/files.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const oldestNode = 24;

const codeOfListening = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/** Returns why a port cannot be listened on, as a sentence; null for an error of another kind. */
export function portAdvice(code: string | undefined, { port, host }: { port: number; host: string }): string | null {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have: set PORT above 1023, with a proxy before it.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return null;
}

async function checkPort({ role, host, port }: Config): Promise<Finding[]> {
  if (role === 'worker') return [];
  const code = await codeOfListening(port, host);
  if (code === null) return [fine('port', `${port} is free.`)];
  const health = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json() as Promise<{ build?: string }>)
    .catch(() => null);
  if (health?.build !== undefined) return [fine('port', `This server listens on ${port}.`)];
  return [fault('port', `${port} cannot be listened on (${code}).`, portAdvice(code, { port, host }) ?? 'Set PORT and HOST to others.')];
}

function checkCredentials({ credentials }: Config): Finding[] {
  if (credentials === null) return [];
  try {
    const pem = credentials.certificate.includes('-----BEGIN') ? credentials.certificate : readFileSync(credentials.certificate, 'utf8');
    const end = new Date(new X509Certificate(pem).validTo);
    const text = end.toISOString().slice(0, 10);
    return end < new Date()
      ? [fault('credentials', `The certificate of C2PA_CERT ended on ${text}: results are signed with an invalid one.`, 'Renew it.')]
      : [fine('credentials', `The certificate of C2PA_CERT is valid until ${text}.`)];
  } catch (error) {
    return [
      fault('credentials', `C2PA_CERT cannot be read: ${(error as Error).message}.`, 'Set it to PEM text, or to the path of a PEM file.'),
    ];
  }
}

/** Looks at this machine. */
export async function checkHere(config: Config): Promise<Finding[]> {
  const major = Number.parseInt(process.versions.node, 10);
  return [
    major < oldestNode
      ? fault('versions', `Node ${process.versions.node} runs this.`, `Start with npm, which brings Node ${oldestNode}.`)
      : fine('versions', `Node ${process.versions.node}.`),
    ...(config.role === 'worker' || indexFiles(config.clientDir).has('/index.html')
      ? []
      : [fault('pages', `There are no built pages in ${config.clientDir}.`, 'Run npm run build, or correct CLIENT_DIR.')]),
    ...(config.production && config.secretKey === null
      ? [
          warning(
            'keys',
            'SECRET_KEY is not set: who has a copy of the database can sign as this server.',
            'Set it: openssl rand -base64 32',
          ),
        ]
      : []),
    ...(config.production && config.operatorToken === null
      ? [warning('keys', 'OPERATOR_TOKEN is not set: nobody can see the reports.', 'Set it: openssl rand -base64 32')]
      : []),
    ...checkCredentials(config),
    ...(await checkPort(config)),
  ];
}
