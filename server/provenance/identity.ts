/**
 * The signing identity: the operator's certificate (`C2PA_CERT`, `C2PA_KEY`: PEM text or the path of a PEM file), or one that the
 * installation generated.
 */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { productName } from '../../contract/facts/product.ts';
import { ConfigError } from '../core/config.ts';
import type { Services } from '../core/services.ts';

/** `chain`: DER in base64, leaf first, without the root, which verifiers must obtain independently. */
export type Identity = { key: string; chain: string[] };

const readPem = (value: string): string => (value.includes('-----BEGIN') ? value : readFileSync(value, 'utf8'));
const certificatesIn = (pem: string): string[] => pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];

function checked(key: string, chainPem: string): Identity {
  const chain = certificatesIn(chainPem).map((pem) => new X509Certificate(pem));
  const [leaf] = chain;
  if (!leaf || !leaf.checkPrivateKey(createPrivateKey(key)))
    throw new ConfigError('C2PA_KEY is not the key of the first certificate in C2PA_CERT.');
  return { key, chain: chain.map(({ raw }) => raw.toString('base64')) };
}

/** Reads the identity, or creates it at the first start; processes that start at the same time agree on one. */
export async function openIdentity({
  config: { credentials },
  db,
  clock,
  secrets,
}: Pick<Services, 'config' | 'db' | 'clock' | 'secrets'>): Promise<Identity> {
  if (credentials) {
    const [key, chain] = [readPem(credentials.key), readPem(credentials.certificate)];
    if (createPrivateKey(key).asymmetricKeyDetails?.namedCurve !== 'prime256v1')
      throw new ConfigError('C2PA_KEY must be a key on the curve P-256.');
    return checked(key, chain);
  }
  const kept = () => db.selectFrom('secret').select('value').where('name', '=', 'c2pa').executeTakeFirst();
  if (!(await kept())) {
    // Imported lazily, because it is needed only once per installation.
    const { makeIdentity } = await import('./certificates.ts');
    await db
      .insertInto('secret')
      .values({ name: 'c2pa', value: secrets.seal('c2pa', JSON.stringify(await makeIdentity(productName, clock()))) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  const { value } = (await kept())!;
  // Installations that started before keys were sealed have theirs as plain JSON.
  const made = JSON.parse(value.startsWith('{') ? value : secrets.open('c2pa', value)) as { key: string; chain: string };
  return checked(made.key, made.chain);
}
