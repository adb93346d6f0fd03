/** What a field of a log line may hold: never an object from outside, whose keys nobody has looked at. */
export type LogValue = string | number | boolean | null | undefined | readonly string[];
export type LogFields = Readonly<Record<string, LogValue>>;

/** The longest line, in bytes, without its line break: collectors split longer ones, and what is split is not JSON. */
export const LINE_MAX_BYTES = 4_096;
/** How long the name of a field is, in characters. */
const NAME_MAX = 40;
/**
 * How many fields a line has, how long a text is and how many entries a list has: first as much as is worth reading,
 * then until the line fits. The last room holds an event and a tracking id, however much each character takes.
 */
const ROOMS = [
  { fields: 16, text: 500, entries: 20 },
  { fields: 16, text: 100, entries: 5 },
  { fields: 5, text: 32, entries: 2 },
] as const;
type Room = (typeof ROOMS)[number];
/**
 * What does not print, or changes how other text prints: control characters (also those of a terminal beyond ASCII),
 * directions and joiners, line and paragraph separators, private and unassigned characters.
 */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const encoder = new TextEncoder();

/**
 * One line of JSON for a log: safe to print in a terminal, and at most LINE_MAX_BYTES long. What does not print stands
 * in it as \uXXXX, so no value can begin a line of its own, color a terminal or hide behind another. Long texts and
 * lists are cut, and say so. Numbers that JSON does not have become null.
 */
export function logLine(fields: LogFields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  let line = '';
  for (const room of ROOMS) {
    line = printable(JSON.stringify(Object.fromEntries(fittedFields(given, room))));
    if (encoder.encode(line).length <= LINE_MAX_BYTES) return line;
  }
  return line;
}

function fittedFields(given: readonly (readonly [string, LogValue])[], room: Room): (readonly [string, LogValue])[] {
  const kept = given.slice(0, room.fields).map(([name, value]) => [cut(name, NAME_MAX), fitted(value, room)] as const);
  return given.length > kept.length ? [...kept, ['cutFields', given.length - kept.length]] : kept;
}

function fitted(value: LogValue, { text, entries }: Room): LogValue {
  if (typeof value === 'string') return cut(value, text);
  if (!isList(value)) return value;
  const shown = value.slice(0, entries).map((entry) => cut(entry, text));
  return value.length > entries ? [...shown, `… ${value.length - entries} more`] : shown;
}

const isList = (value: LogValue): value is readonly string[] => Array.isArray(value);

/** The beginning of a text, with a mark that says how much of it is missing. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}… ${text.length - max} more`;
}

/** The same text, in which every character can be seen. In JSON, the escapes mean the same characters. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (character) =>
    Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
