import { createHash } from 'node:crypto';

/** The inline scripts of a page that its Content-Security-Policy does not name by their hash. Data blocks never run. */
export function unnamedScripts(html: string, policy: string): string[] {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?: src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs),
  ];
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  return scripts.map(([, text = '']) => text).filter((text) => !policy.includes(`'sha256-${hashOf(text)}'`));
}
