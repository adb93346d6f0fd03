import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private key and the certificate signed with it, both in PEM. */
export interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

const CONFIG = `[req]
distinguished_name = name
x509_extensions = extensions
prompt = no
[name]
CN = localhost
[extensions]
subjectAltName = DNS:localhost, IP:127.0.0.1
basicConstraints = critical, CA:TRUE
`;

/**
 * Makes a certificate of this machine's own names, for a day. Only who is given it trusts it, and its key is nowhere but
 * in this process.
 *
 * @throws one sentence if there is no openssl, which Linux, macOS and Git for Windows bring
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-certificate-'));
  const at = (name: string) => join(folder, name);
  try {
    writeFileSync(at('config'), CONFIG);
    const files = ['-config', at('config'), '-keyout', at('key'), '-out', at('certificate')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-sha256', '-days', '1', ...files], {
      stdio: 'ignore',
    });
    return { key: readFileSync(at('key'), 'utf8'), certificate: readFileSync(at('certificate'), 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(
      'There is no openssl here, which makes the certificate for this machine: install it and try again.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
