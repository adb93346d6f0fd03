import { spawn } from 'node:child_process';
import { ROOT } from './local-server.ts';

/**
 * Runs one of the project's tools in its folder, showing its output. It inherits no NODE_ENV: set to production, tests
 * would run a different React.
 *
 * @returns its exit code; 1 if a signal ended it
 */
export function runTool(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: '', ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
