/** The installation's own root and the signing leaf certificate (X.509 v3, P-256), following the C2PA certificate profile. */
// The x509 packages use it for dependency injection, so it must be imported before them.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const year = 365 * 24 * 60 * 60 * 1000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** Returns a positive serial number of sixteen bytes. */
const serialNumber = (): string => Buffer.concat([Buffer.from([0x40]), randomBytes(15)]).toString('hex');

/**
 * Creates a root and a leaf signed by it, both PEM; `chain` starts with the leaf, and `key` is the leaf's. The root's key is discarded, so
 * it can never sign anything else.
 */
export async function makeIdentity(organization: string, now: Date): Promise<{ key: string; chain: string }> {
  const [root, leaf] = await Promise.all([makeKeys(), makeKeys()]);
  const name = (common: string): x509.JsonName => [{ O: [organization] }, { CN: [common] }];
  const notBefore = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const make = async (common: string, publicKey: CryptoKey, years: number, uses: x509.Extension[]): Promise<string> => {
    const certificate = await x509.X509CertificateGenerator.create({
      serialNumber: serialNumber(),
      subject: name(common),
      issuer: name(`${organization} root`),
      notBefore,
      notAfter: new Date(notBefore.getTime() + years * year),
      publicKey,
      signingKey: root.privateKey,
      signingAlgorithm: algorithm,
      extensions: [
        ...uses,
        await x509.SubjectKeyIdentifierExtension.create(publicKey),
        await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
      ],
    });
    return `${certificate.toString('pem')}\n`;
  };
  const rootCertificate = await make(`${organization} root`, root.publicKey, 20, [
    new x509.BasicConstraintsExtension(true, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
  ]);
  const leafCertificate = await make(`${organization} media`, leaf.publicKey, 10, [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.emailProtection]),
  ]);
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', leaf.privateKey));
  return { key: `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n`, chain: leafCertificate + rootCertificate };
}
