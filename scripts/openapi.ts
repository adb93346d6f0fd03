// npm run openapi: writes docs/openapi.json from the table of calls. A guard fails if the two differ.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './lib/build/openapi.ts';
import { ROOT } from './lib/run/local-server.ts';

writeFileSync(join(ROOT, 'docs/openapi.json'), openApiText());
console.log('docs/openapi.json is written');
