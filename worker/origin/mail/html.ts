import { escapeHtml } from '../../../shared/html/escape-html.ts';

/** HTML whose texts are escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template takes: a text is escaped; of several pieces, each follows the one before. */
type Piece = string | Html | readonly Html[];

/** HTML for a mail, as in html`<b>${name}</b>`. Attributes are quoted. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.reduce((before, part, at) => before + markupOf(pieces[at - 1] ?? '') + part));
}

function markupOf(piece: Piece): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  return piece instanceof Html ? piece.markup : piece.map(({ markup }) => markup).join('');
}
