/** How long a form or a link waits for its code before it does what it does without scripts, in milliseconds. */
export const NATIVE_WAIT_MS = 1_500;
/** How long a button waits before the reader is told that its code did not come, in milliseconds. */
export const WAIT_MAX_MS = 12_000;
/** The message for that, if not even the boot script comes. */
export const SCRIPTS_GONE_ID = 'scripts-gone';
