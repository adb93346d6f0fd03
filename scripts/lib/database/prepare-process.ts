// The process that makes the local databases ready, for prepare-databases.ts.
import { failWithSentence, say } from '../run/say.ts';
import { ensureDatabases } from './people-database.ts';
import type { Prepared, Wanted } from './prepare-databases.ts';

// Whoever waited for it is gone.
process.once('disconnect', () => process.exit(1));

try {
  const wanted = JSON.parse(process.argv[2] ?? '{}') as Wanted;
  const databases = await ensureDatabases({ ...wanted, onProgress: say });
  process.send?.({ kind: 'ready', databases } satisfies Prepared, () => process.exit(0));
} catch (error) {
  failWithSentence(error);
}
