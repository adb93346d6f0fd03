import { spawn } from 'node:child_process';
import { ROOT } from './local-server.ts';

/**
 * Runs a tool of the project in its folder, its output in sight. It inherits no NODE_ENV: with that of production tests
 * would run another React.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runTool(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: '', ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
