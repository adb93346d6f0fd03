/** Written by the build (scripts/lib/build/client-assets.ts) from the browser bundle's manifest. */
declare module 'virtual:client-assets' {
  /** Path of the script that hydrates the page. */
  export const entry: string;
  /** Per page folder: scripts to preload and style sheets to link, entry first. Empty in development. */
  export const pages: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[]; readonly page: string }>
  >;
  /** Style sheets of parts that few readers see. Empty in development. */
  export const parts: Readonly<Record<string, readonly string[]>>;
}
/** Written by the build (scripts/lib/build/contract-checks.ts) from the contract's schemas. */
declare module 'virtual:contract-checks' {
  /** Per call: whether a response matches the contract. It may reject a valid one; it never accepts an invalid one. */
  export const checks: Readonly<Record<string, ((value: unknown) => boolean) | undefined>>;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
