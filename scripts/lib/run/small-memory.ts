/** Node keeps new objects in less room than usual: a server on this machine makes few at a time. Megabytes. */
const SEMI_SPACE = '--max-semi-space-size=4';
/** The C library returns freed memory to the system from so many bytes on; by default it soon stops doing so. */
const TRIM = { MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Starts this script anew in the same process, with settings that can only be given from outside, so that a server which
 * runs all day does not hold what starting it took. Where a process cannot be replaced (Windows), it goes on as it is.
 */
function startSmall(): void {
  if (process.env.MALLOC_TRIM_THRESHOLD_ !== undefined || process.platform === 'win32') return;
  const [node, ...script] = process.argv as [string, ...string[]];
  process.execve?.(node, [node, ...process.execArgv, SEMI_SPACE, ...script], { ...process.env, ...TRIM });
}

startSmall();
