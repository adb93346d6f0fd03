import { type ReactNode, useState } from 'react';

/**
 * HTML that the server writes and the browser keeps as it is, so that what made it is not sent as code:
 * `<ServerHtml id="x">{import.meta.env.SSR ? <Drawing /> : null}</ServerHtml>`, where the build drops the other branch.
 * Nothing inside changes or listens. A style sheet of what is inside is sent only if something outside imports it as well,
 * be it for its own sake: `import './Drawing.module.css'`. `id` must be the only one of the page.
 */
export function ServerHtml({
  id,
  as: Tag = 'div',
  className,
  children,
}: {
  id: string;
  as?: 'div' | 'span' | 'p' | 'header' | 'footer';
  className?: string | undefined;
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
