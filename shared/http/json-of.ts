/** What a text of JSON says; null if it is none. Callers check the shape. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
