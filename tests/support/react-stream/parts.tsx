import { type ReactNode, Suspense, use } from 'react';

/** A value that arrives when the test says so. */
export interface Late {
  readonly promise: Promise<string>;
  arrive(value?: string): void;
  fail(error: Error): void;
}

export function late(): Late {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  promise.catch(() => {});
  return { promise, arrive: (value = 'arrived') => resolve(value), fail: reject };
}

export function LateText({ of }: { of: Late }) {
  return <p>{use(of.promise)}</p>;
}

/** A boundary with a late text; its placeholder has the same name. */
export function LatePart({ name, of, children }: { name: string; of: Late; children?: ReactNode }) {
  return (
    <Suspense fallback={<i>{`waiting for ${name}`}</i>}>
      <h2 id={name}>{name}</h2>
      <LateText of={of} />
      {children}
    </Suspense>
  );
}

export function Throws({ message }: { message: string }): ReactNode {
  throw new Error(message);
}

export function Page({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>A page</title>
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Elements of about `kilobytes` kB of HTML. */
export function Bulk({ kilobytes, word = 'bulk' }: { kilobytes: number; word?: string }) {
  const rows = Math.ceil((kilobytes * 1000) / 64);
  return (
    <ul>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <li key={row} className="row">{`${word} ${row} ${'.'.repeat(36)}`}</li>
      ))}
    </ul>
  );
}
