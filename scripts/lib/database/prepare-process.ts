// The process that makes the local databases ready, for prepare-databases.ts.
import { failWithSentence, say } from '../run/say.ts';
import { ensureDatabases } from './people-database.ts';
import type { Prepared, Wanted } from './prepare-databases.ts';

// Whoever waited for it is gone.
process.once('disconnect', () => process.exit(1));

try {
  const wanted = JSON.parse(process.argv[2] ?? '{}') as Wanted;
  const databases = await ensureDatabases({ ...wanted, onProgress: say });
  const prepared: Prepared = { kind: 'ready', databases };
  if (process.send === undefined) process.exit(0);
  process.send(prepared, () => process.exit(0));
} catch (error) {
  failWithSentence(error);
}
