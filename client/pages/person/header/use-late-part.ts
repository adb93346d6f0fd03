import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A part of the page that is fetched once it is wanted: null until then, and for good where it cannot be fetched, which
 * must not take the page down with it; `onFailure` may say so. `load` has to be the same function at every render.
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  useEffect(() => {
    if (isWanted)
      load().then(
        (loaded) => setPart(() => loaded),
        () => failed.current?.(),
      );
  }, [isWanted, load]);
  return isWanted ? part : null;
}
