import { type ReactNode, useState } from 'react';

/**
 * HTML inside an island that the server writes and the browser keeps as is, so the code that made it is never sent: the
 * browser passes null as its children. React neither changes anything inside nor listens to events there.
 */
export function ServerHtml({
  id,
  from = id,
  className,
  children,
}: {
  /** unique in the page: it is found by it */
  id: string;
  /** another such element, whose HTML this one shows as well, for a part that only the browser renders; without ids inside */
  from?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  // Read once, before anything can change it: React leaves it alone, and still has it if it must render the island again.
  const [kept] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(from)?.innerHTML ?? '')));
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />;
}
