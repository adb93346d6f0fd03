import { type ReactNode, useState } from 'react';

/**
 * HTML that the server writes and the browser keeps as it is, so that what made it is not sent as code:
 * `<ServerHtml id="x" sheets={[drawing]}>{import.meta.env.SSR ? <Drawing /> : null}</ServerHtml>`, where the build drops
 * the other branch. Nothing inside changes or listens.
 */
export function ServerHtml({
  id,
  as: Tag = 'div',
  className,
  children,
}: {
  /** the only one of the page */
  id: string;
  as?: 'div' | 'span' | 'p' | 'header' | 'footer';
  className?: string | undefined;
  /** the style sheets of what is inside: a sheet that nothing in the browser names is not sent */
  sheets?: readonly object[];
  children: ReactNode;
}) {
  // Read once, before anything can change it: React leaves it alone, and has it where it must draw the page anew.
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
