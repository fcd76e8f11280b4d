/** The installation's own root and the leaf that signs (X.509 v3, P-256), as C2PA's certificate profile asks. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { bits, context, implicit, integer, moment, octets, oid, sequence, set, text, yes } from './der.ts';

const ecdsaSha256 = sequence(oid('1.2.840.10045.4.3.2'));
const year = 365 * 24 * 60 * 60 * 1000;

const name = (organization: string, common: string): Buffer =>
  sequence(set(sequence(oid('2.5.4.10'), text(organization))), set(sequence(oid('2.5.4.3'), text(common))));

const extension = (id: string, isCritical: boolean, value: Buffer): Buffer =>
  sequence(oid(id), ...(isCritical ? [yes] : []), octets(value));

/** SHA-1 of the key's bits names the key (RFC 5280 §4.2.1.2): a name, not a protection. */
const keyId = (key: KeyObject): Buffer => {
  const spki = key.export({ type: 'spki', format: 'der' });
  return createHash('sha1').update(spki.subarray(-65)).digest();
};

type Wish = {
  subject: Buffer;
  issuer: Buffer;
  key: KeyObject;
  issuerKey: KeyObject;
  signer: KeyObject;
  from: Date;
  years: number;
  isRoot: boolean;
};

function certificate({ subject, issuer, key, issuerKey, signer, from, years, isRoot }: Wish): Buffer {
  const usage = isRoot ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0x80]), 7);
  const extensions = sequence(
    extension('2.5.29.19', true, isRoot ? sequence(yes) : sequence()),
    extension('2.5.29.15', true, usage),
    ...(isRoot ? [] : [extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.4')))]),
    extension('2.5.29.14', false, octets(keyId(key))),
    extension('2.5.29.35', false, sequence(implicit(0, keyId(issuerKey)))),
  );
  const body = sequence(
    context(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ecdsaSha256,
    issuer,
    sequence(moment(from), moment(new Date(from.getTime() + years * year))),
    subject,
    key.export({ type: 'spki', format: 'der' }),
    context(3, extensions),
  );
  return sequence(body, ecdsaSha256, bits(sign('sha256', body, signer)));
}

const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
    .trimEnd()}\n-----END CERTIFICATE-----\n`;

/** `chain` begins with the leaf. The root's key is thrown away: nothing else is ever signed by it. */
export function makeIdentity(organization: string, now: Date): { key: string; chain: string } {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const issuer = name(organization, `${organization} root`);
  const common = { issuer, issuerKey: root.publicKey, signer: root.privateKey, from };
  const rootCertificate = certificate({ ...common, subject: issuer, key: root.publicKey, years: 20, isRoot: true });
  const leafCertificate = certificate({
    ...common,
    subject: name(organization, `${organization} media`),
    key: leaf.publicKey,
    years: 10,
    isRoot: false,
  });
  return { key: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, chain: pem(leafCertificate) + pem(rootCertificate) };
}
