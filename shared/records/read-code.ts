import { type CodeTable, type CodeTopic, codeWords } from '../copy/records/code-words.ts';
import { fieldsCopy } from '../copy/records/fields.ts';

/**
 * A value in words if it is a code of its topic ('CNV' is 'Conventional'), in any letter case, with zeros in front or
 * without; a single letter that is none is called a code; anything else stays as the source wrote it. Null if blank.
 */
export function readCode(topic: CodeTopic, text: string): string | null {
  const said = text.trim();
  if (said === '') return null;
  const table: CodeTable = codeWords[topic];
  const key = said.toUpperCase().replace(/^0+(?=\d)/, '');
  // Own keys only: a text may be 'constructor'.
  const known = Object.hasOwn(table, key) ? table[key] : undefined;
  return known ?? (/^[A-Z]$/.test(key) ? fieldsCopy.unknownCode(key) : said);
}
