/** What a field of a record says, trimmed; null where it holds neither a letter nor a digit, such as '.' for 'unknown'. */
export function stated(text: string | null): string | null {
  const said = text?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(said) ? said : null;
}
