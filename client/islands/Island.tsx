import type { ReactNode } from 'react';

/**
 * A part of the page that React brings to life in the browser; everything around it stays as the server wrote it. The
 * element is React's root (hydrate-islands.tsx), so server and browser must render the same children into it. Until then,
 * what a reader does in it is held (hold-script.ts). Without a class, its children take part in the layout around it
 * (base.css).
 */
export function Island({
  id,
  className,
  children,
}: {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div id={id} className={className} data-island="">
      {children}
    </div>
  );
}
