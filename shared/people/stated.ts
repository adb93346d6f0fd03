/** The trimmed text of a record's field; null if it has neither a letter nor a digit, such as '.' for 'unknown'. */
export function stated(text: string | null): string | null {
  const said = text?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(said) ? said : null;
}
