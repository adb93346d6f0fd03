import { elementsOf, type Scan } from './answer.ts';
import type { Finding } from './findings.ts';

/** The sources of each directive, both in lowercase. */
type Policy = ReadonlyMap<string, readonly string[]>;

const SHORTEST = 'img-src'.length - 1;
/** Directives that a page may repeat; those of a report do not weaken anything. */
const REPORTS = ['report-uri', 'report-to'];
/** Not valid in a meta element. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];
const NONCE_OR_HASH = /^'(?:sha256|sha384|sha512|nonce)-/;

/**
 * How well the policy of a page keeps out what is not ours.
 *
 * @throws if there are several policies: this site sends one, and how several add up is not stated here
 */
export function judgePolicy({ url, headers, body }: Scan): Finding {
  const sent = headers['content-security-policy'] ?? [];
  const inPage = metaPolicies(body);
  if (sent.length + inPage.length > 1) throw new Error(`${url.pathname} has several content security policies`);
  const text = sent[0] ?? inPage[0];
  if (text === undefined) {
    const isReporting = headers['content-security-policy-report-only'] !== undefined;
    return isReporting ? 'csp-not-implemented-but-reporting-enabled' : 'csp-not-implemented';
  }
  const read = readPolicy(text);
  if (read === null) return 'csp-header-invalid';
  const { policy, repeatsReport } = read;
  const finding = judgeSources(policy, url.protocol === 'https:');
  return repeatsReport && PASSING.includes(finding) ? 'csp-implemented-but-duplicate-directives' : finding;
}

/** Whether the policy of the header says who may show the page in a frame. */
export function namesFrameAncestors({ headers }: Scan): boolean {
  const text = headers['content-security-policy']?.[0];
  return text !== undefined && readPolicy(text)?.policy.has('frame-ancestors') === true;
}

const PASSING: readonly Finding[] = [
  'csp-implemented-with-no-unsafe',
  'csp-implemented-with-no-unsafe-default-src-none',
  'csp-implemented-with-unsafe-inline-in-style-src-only',
  'csp-implemented-with-insecure-scheme-in-passive-content-only',
];

function judgeSources(policy: Policy, isHttps: boolean): Finding {
  const sourcesOf = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const styles = withoutNeedlessInline(sourcesOf('style-src'));
  const isStrict = sourcesOf('script-src').includes("'strict-dynamic'");
  const scripts = isStrict ? strictSources(sourcesOf('script-src')) : withoutNeedlessInline(sourcesOf('script-src'));
  if (scripts === null) return 'csp-header-invalid';
  const isUnsafe = (source: string) => BROAD.includes(source) || INLINE.includes(source);
  const isInsecure = (source: string) => isHttps && /^(?:http|ftp):/.test(source);
  const active = [...policy].flatMap(([name, sources]) =>
    PASSIVE.includes(name) || name === 'script-src' ? [] : sources,
  );
  const passive = PASSIVE.flatMap((name) => policy.get(name) ?? policy.get('default-src') ?? []);
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some((source) => BROAD.includes(source)))
    return 'csp-implemented-with-unsafe-inline';
  if ([...active, ...scripts].some(isInsecure)) return 'csp-implemented-with-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.some(isInsecure)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (styles.some(isUnsafe)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const byDefault = policy.get('default-src');
  return byDefault?.length === 1 && byDefault[0] === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** A browser that knows hashes or nonces ignores 'unsafe-inline' next to one. */
function withoutNeedlessInline(sources: readonly string[]): readonly string[] {
  return sources.some((source) => NONCE_OR_HASH.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

/** What 'strict-dynamic' leaves of a list; null if it has neither nonce nor hash, so that nothing could run. */
function strictSources(sources: readonly string[]): readonly string[] | null {
  if (!sources.some((source) => NONCE_OR_HASH.test(source))) return null;
  return sources.filter(
    (source) => !["'self'", "'unsafe-inline'"].includes(source) && !BROAD.some((broad) => source.startsWith(broad)),
  );
}

/** The directives of a policy; null if it is none, or says a thing twice. */
function readPolicy(text: string): { readonly policy: Policy; readonly repeatsReport: boolean } | null {
  const clean = text.replaceAll(/[\r\n]/g, '').trim();
  if (clean.length < SHORTEST) return null;
  const policy = new Map<string, readonly string[]>();
  let repeatsReport = false;
  for (const [name = '', ...sources] of clean.split(';').map((entry) => entry.trim().toLowerCase().split(/\s+/))) {
    if (name === '') continue;
    if (policy.has(name) && !REPORTS.includes(name)) return null;
    repeatsReport ||= policy.has(name);
    policy.set(name, sources.length === 0 ? ["'none'"] : sources);
  }
  return { policy, repeatsReport };
}

/** Policies of meta elements, as far as they are valid there. */
function metaPolicies(html: string): string[] {
  return elementsOf(html, 'meta')
    .filter(({ attributes }) => attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy')
    .flatMap(({ attributes: { content = '' } }) => {
      const valid = content.split(';').filter((entry) => !HEADER_ONLY.includes(entry.trim().split(/\s+/)[0] ?? ''));
      return valid.some((entry) => entry.trim() !== '') ? [valid.join(';')] : [];
    });
}
