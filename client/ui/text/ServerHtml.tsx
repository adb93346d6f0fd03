import { type ReactNode, useState } from 'react';

/**
 * HTML that the server writes and the browser keeps as is, so the code that made it is never sent:
 * `<ServerHtml id="x" sheets={[drawing]}>{import.meta.env.SSR ? <Drawing /> : null}</ServerHtml>`, where the build drops
 * the server's branch. Nothing inside changes or listens to events.
 *
 * It is found by its id, or a section by the id of its heading.
 */
export function ServerHtml({
  id,
  labelledBy,
  as: Tag = 'div',
  className,
  label,
  children,
}: {
  as?: 'div' | 'span' | 'p' | 'ul' | 'summary' | 'section' | 'header' | 'footer';
  className?: string | undefined;
  /** what screen readers call a section */
  label?: string;
  /** the style sheets of the content: sheets that browser code does not import are not sent */
  sheets?: readonly object[];
  children: ReactNode;
} & (
  | { /** unique in the page */ id: string; labelledBy?: undefined }
  | { id?: undefined /** unique in the page */; labelledBy: string }
)) {
  // Read once, before anything can change it: React leaves it alone, and still has it if it must render the page again.
  const [kept] = useState(() => (import.meta.env.SSR ? '' : (find(id, labelledBy)?.innerHTML ?? '')));
  const attributes = { id, className, 'aria-label': label, 'aria-labelledby': labelledBy };
  if (import.meta.env.SSR) return <Tag {...attributes}>{children}</Tag>;
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: kept }} />;
}

function find(id: string | undefined, labelledBy: string | undefined): Element | null {
  return id === undefined
    ? document.querySelector(`section[aria-labelledby="${labelledBy}"]`)
    : document.getElementById(id);
}
