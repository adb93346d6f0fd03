import { type ReactNode, useState } from 'react';

/**
 * HTML that the server writes and the browser keeps as is, so the code that made it is never sent:
 * `<ServerHtml id="x" sheets={[drawing]}>{import.meta.env.SSR ? <Drawing /> : null}</ServerHtml>`, where the build drops
 * the server's branch. Nothing inside changes or listens to events.
 */
export function ServerHtml({
  id,
  as: Tag = 'div',
  className,
  children,
}: {
  /** unique in the page */
  id: string;
  as?: 'div' | 'span' | 'p' | 'header' | 'footer';
  className?: string | undefined;
  /** the style sheets of the content: sheets that browser code does not import are not sent */
  sheets?: readonly object[];
  children: ReactNode;
}) {
  // Read once, before anything can change it: React leaves it alone, and still has it if it must render the page again.
  const [kept] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (import.meta.env.SSR) {
    return (
      <Tag id={id} className={className}>
        {children}
      </Tag>
    );
  }
  return <Tag id={id} className={className} dangerouslySetInnerHTML={{ __html: kept }} />;
}
