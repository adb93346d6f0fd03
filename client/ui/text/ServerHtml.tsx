import { type ReactNode, useState } from 'react';

/**
 * HTML inside an island that the server writes and the browser keeps as is, so the code that made it is never sent: the
 * browser passes null as its children. Nothing inside changes or listens to events.
 */
export function ServerHtml({
  id,
  className,
  children,
}: {
  /** unique in the page: it is found by it */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  // Read once, before anything can change it: React leaves it alone, and still has it if it must render the island again.
  const [kept] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: kept }} />;
}
