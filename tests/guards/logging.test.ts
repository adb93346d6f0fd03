import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, trackedFiles } from './tracked-files.ts';

it.each(['wrangler.toml', 'worker/origin/wrangler.toml'])(
  '%s keeps addresses, which hold names, out of the platform’s log',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(
      /\[observability\.logs\]\s+enabled = true\s+invocation_logs = false/,
    );
  },
);

const LOG_CALL = /\b(?:console\.\w+|logEvent|logJobEvent|noteFailure|noteSecurity|writeLog|writeSecurityLog)\(/g;
/** What the edge serves for frames to run: their console is the browser's. */
const BROWSER_SCRIPTS = /^worker\/ads\/[\w/-]*-scripts?\.ts$/;
/** The one writer of each worker. */
const WRITERS = ['worker/failures/log.ts', 'worker/origin/logging/write-log.ts'];
/** What holds a name, a place, a number or who asked: parts of a request, and of people. */
const TELLING =
  /\b(?:req|request|url|path|pathname|search|searchParams|query|params|body|text|cookie|headers|clientAddress|session|email|to|recipient|phone|number|name|fullName|firstName|lastName|city|street|location|personId|accountId|(?:error|cause)\.(?:message|stack))\b/;
/** Names of our own: of a scheduled job, a setting, a kind of error. */
const OWN_NAMES =
  /\b(?:error|job)\.name\b|\bbinding: name\b|\bcall: name\b|\bjob: name\b|subject: name\b|action: name\b/g;

/** 'file: what is logged' of each line of a log that may hold what it must not. */
function tellingLines(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(LOG_CALL)]
      .map(({ index, 0: call }) => argumentsAt(text, index + call.length))
      .filter((args) => TELLING.test(withoutTexts(args).replace(OWN_NAMES, '')))
      .map((args) => `${file}: ${args}`),
  );
}

/** What stands between the parentheses of a call; `from` is behind the first one. */
function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text.slice(from, at - 1).replace(/\s+/g, ' ');
}

/** Without fixed texts and without the name of the declared parameters. */
const withoutTexts = (args: string): string => args.replace(/'[^']*'/g, "''");

const workerFiles = () =>
  ['worker', 'shared']
    .flatMap((folder) => trackedFiles(folder))
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !BROWSER_SCRIPTS.test(file));

describe('a line of the log', () => {
  it('is written by the one writer of its worker, which makes it safe', () => {
    const written = workerFiles().filter(({ text }) => /\bconsole\s*[.[]|\bprocess\.std(?:out|err)\b/.test(text));
    expect(written.map(({ file }) => file).sort()).toEqual(WRITERS);
    for (const { file, text } of written)
      expect(text.match(/console\.error\(logLine\(fields\)\)/g), file).toHaveLength(1);
  });

  it('contains no part of a request or a person in either worker', () => {
    const files = workerFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(tellingLines(files)).toEqual([]);
  });

  it('that would contain one is found', () => {
    for (const line of [
      "console.error(JSON.stringify({ message: 'x', path: c.req.path }));",
      "logEvent(c, 'lost', { at: c.var.url.pathname });",
      "logEvent(c, 'lost', { message: 'no ' + person.fullName });",
      'console.warn(email)',
      "writeLog('failed', { error: error.message });",
      "writeLog('failed', { recipient });",
    ])
      expect(tellingLines([{ file: 'worker/a.ts', text: line }]), line).toHaveLength(1);
    const fine = "logEvent(c, 'the path of a name', { error: error instanceof Error ? error.name : 'unknown' });";
    expect(tellingLines([{ file: 'worker/a.ts', text: fine }])).toEqual([]);
  });
});
