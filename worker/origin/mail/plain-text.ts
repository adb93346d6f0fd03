/** A text without characters that a mail program could take for commands. */
export function plainText(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, ' ');
}
