import { escapeHtml } from '../../shared/html/escape-html.ts';
import { fileOf, type Shot, THEMES, WIDTHS } from './take-shots.ts';

/** One page with a small picture of every shot, a row for each kind of page. Each picture leads to the whole one. */
export function contactSheet(shots: readonly Shot[], takenAt: Date): string {
  const kinds = [...new Set(shots.map(({ kind }) => kind.name))];
  const columns = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));
  const headings = columns.map(({ width, theme }) => `<th>${width} px, ${theme}</th>`).join('');
  const rows = kinds.map((name) => {
    const those = shots.filter(({ kind }) => kind.name === name);
    const pictures = columns.map(({ width, theme }) => {
      const isThere = those.some((shot) => shot.width === width);
      const file = escapeHtml(fileOf(name, width, theme));
      return `<td>${isThere ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : ''}</td>`;
    });
    const faults = [...new Set(those.flatMap((shot) => shot.faults))].map((fault) => `<li>${escapeHtml(fault)}</li>`);
    const notes = faults.length === 0 ? '' : `<ul>${faults.join('')}</ul>`;
    const [first] = those;
    const heights = those.map(({ width, height }) => `${width}: ${height} px`).join(', ');
    const about = `${escapeHtml(first?.kind.path ?? '')}<br>${escapeHtml(first?.kind.email ?? 'no account')}<br>${heights}`;
    return `<tr><th>${escapeHtml(name)}<p>${about}</p>${notes}</th>${pictures.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every kind of page</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; }
th { text-align: left; vertical-align: top; width: 220px; overflow-wrap: anywhere; }
th p { font-weight: 400; margin: 4px 0; }
li { color: #b00020; font-weight: 400; }
thead th { background: #fff; position: sticky; top: 0; width: auto; }
img { border: 1px solid #bbb; height: 300px; object-fit: cover; object-position: top; width: 200px; }
</style>
<h1>Every kind of page, ${takenAt.toISOString()}</h1>
<table><thead><tr><th>Page</th>${headings}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></html>
`;
}
