import { ensureBuild } from '../../scripts/lib/build.ts';
import { type LocalServerOptions, startLocalServer } from '../../scripts/lib/local-server.ts';
import { say } from '../../scripts/lib/say.ts';

/** The only way in which a test serves the product: a test that runs by itself never tests a stale build. */
export async function startBuiltServer(options: LocalServerOptions): ReturnType<typeof startLocalServer> {
  await ensureBuild(say);
  return startLocalServer(options);
}
