/** Written by the build (scripts/lib/build/client-assets.ts) from the browser bundle. */
declare module 'virtual:client-assets' {
  /** Path of the boot script. */
  export const boot: string;
  /** Paths of a page's style sheets by its folder, 'person+rare', 'court-runner' or 'consent'; in development one for each source file. */
  export const sheets: Readonly<Record<string, readonly string[] | undefined>>;
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
