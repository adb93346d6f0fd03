import type { HeldRecord, PrivacyExport } from '../../shared/contract/privacy-requests.ts';
import { privacyExportCopy } from '../../shared/copy/removal/privacy-export.ts';
import { escapeHtml } from '../../shared/html/escape-html.ts';

const words = privacyExportCopy.file;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #999;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:400}h2{margin-top:2rem}`;

/** Everything that is held about somebody as a page to read: it loads nothing and runs nothing. */
export function exportHtml({ reference, exportedAt, records, account }: PrivacyExport): string {
  const made = words.made(new Date(exportedAt).toISOString().slice(0, 16).replace('T', ' '), reference);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(made)}</p>`,
    ...records.map(recordHtml),
    ...(account === null ? [] : [`<h2>${escapeHtml(words.account)}</h2>`, valueHtml(account)]),
    ...(records.length === 0 && account === null ? [`<p>${escapeHtml(words.nothing)}</p>`] : []),
    `<h2>${escapeHtml(words.disclosedTitle)}</h2><ul>`,
    ...words.disclosed.map((one) => `<li>${escapeHtml(one)}</li>`),
    `</ul><h2>${escapeHtml(words.sourcesTitle)}</h2><p>${escapeHtml(words.sources)}</p></body></html>`,
  ].join('\n');
}

function recordHtml({ recordId, isHidden, facts }: HeldRecord): string {
  const parts = Object.entries(facts).map(([kind, rows]) => {
    const title = `<h3>${escapeHtml(words.kinds[kind] ?? readable(kind))}</h3>`;
    return title + (rows.length === 0 ? `<p>${escapeHtml(words.nothing)}</p>` : rows.map(valueHtml).join(''));
  });
  const note = isHidden ? words.hidden : words.shown;
  return `<h2>${escapeHtml(words.record(recordId))}</h2><p>${escapeHtml(note)}</p>${parts.join('')}`;
}

/** A value: a table for an object, a list for several, and the text of anything else. */
function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return escapeHtml(value ? words.yes : words.no);
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(valueHtml).join('<br>');
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([name, one]) => `<tr><th>${escapeHtml(readable(name))}</th><td>${valueHtml(one)}</td></tr>`,
    );
    return rows.length === 0 ? '–' : `<table>${rows.join('')}</table>`;
  }
  const parsed = typeof value === 'string' ? parsedJson(value) : null;
  return parsed === null ? escapeHtml(String(value)) : valueHtml(parsed);
}

/** Columns that hold JSON are shown as what is in it. */
function parsedJson(text: string): object | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

/** 'firstSeen' as 'First seen' */
function readable(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
