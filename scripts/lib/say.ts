const isTerminal = process.stdout.isTTY === true;

/** A line of progress. */
export function say(line: string): void {
  console.log(isTerminal ? `\u001b[2m·\u001b[0m ${line}` : `· ${line}`);
}

/** Ends the process with what went wrong in one sentence; the stack only with DEBUG set. */
export function failWithSentence(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`\n${message}`);
  if (process.env.DEBUG !== undefined && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
