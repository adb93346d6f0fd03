import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ROOT } from './local-server.ts';

export interface ToolOptions {
  readonly env?: Record<string, string>;
  /** true for what may wait while something else needs the processors, with all that it starts */
  readonly isPatient?: boolean;
}

/**
 * Runs a tool of the project in its folder, its output in sight. It inherits no NODE_ENV: with that of production tests
 * would run another React.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runTool(
  command: string,
  args: readonly string[],
  { env = {}, isPatient = false }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: '', ...env } });
    // Before it starts processes of its own, which inherit it.
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
