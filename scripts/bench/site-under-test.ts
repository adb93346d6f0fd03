import { ensureBuild } from '../lib/build/build.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { startLocalServer } from '../lib/run/local-server.ts';
import { localVars } from '../lib/run/local-vars.ts';
import { say } from '../lib/run/say.ts';
import { UNLIMITED } from './unlimited.ts';

/**
 * Runs the measurement on the site with the databases in this folder: started for it, or running already at `running`.
 * That one must have the people that npm start invents, because their pages are looked up in the folder's database.
 */
export async function onSite(
  { stateDir, running = null }: { readonly stateDir: string; readonly running?: URL | null },
  measure: (url: URL, peopleFile: string) => Promise<void>,
): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, onProgress: say });
  if (running !== null) return measure(running, peopleFile);
  await ensureBuild(say);
  // As with real people: audits of search engines want pages that may be listed.
  const edgeVars = { INDEX_INVENTED: 'true' };
  const { server, url } = await startLocalServer({
    port: 0,
    stateDir,
    vars: localVars(),
    edgeVars,
    originVars: UNLIMITED,
  });
  try {
    await measure(url, peopleFile);
  } finally {
    await server.dispose();
  }
}

/** The address after --url; null without one. */
export function parseRunning(text: string | undefined): URL | null {
  if (text === undefined) return null;
  if (!URL.canParse(text)) throw new Error(`--url wants the address of a running site, not '${text}'`);
  return new URL(text);
}
