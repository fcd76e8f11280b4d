/** The Kubernetes example against the schemas of Kubernetes itself, which `kubernetes-validate` (PyPI) brings along. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versionOf } from './found.ts';

const example = 'deploy/kubernetes.yaml';

it.skipIf(!versionOf('kubernetes-validate')).each(['1.30', '1.33', '1.37'])('Kubernetes %s knows every field of the example', (version) => {
  const { stdout, stderr, status } = spawnSync('kubernetes-validate', ['--strict', '-k', version, example], { encoding: 'utf8' });
  const kinds = readFileSync(example, 'utf8').match(/^kind: /gm)!.length;
  expect([status, `${stdout}${stderr}`.match(/ passed for resource /g)?.length]).toEqual([0, kinds]);
});
