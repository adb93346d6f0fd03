const isTerminal = process.stdout.isTTY === true;

/** A line of progress. */
export function say(line: string): void {
  console.log(isTerminal ? `\u001b[2m·\u001b[0m ${line}` : `· ${line}`);
}

/** Ends the process with a one-sentence error; shows the stack only if DEBUG is set. */
export function failWithSentence(error: unknown): never {
  const message = sentenceOf(error);
  console.error(`\n${message}`);
  if (process.env.DEBUG !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}

const SYSTEM_SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and start again; what is half done is done anew.',
  EACCES: 'A file in this folder may not be written: check whose it is.',
  EROFS: 'This folder is read-only: copy the project to one that can be written.',
};

/** The error in one sentence; a full or read-only disk in plainer words than the system's. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return SYSTEM_SENTENCES[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;
}
