/** Written by the build (scripts/lib/client-assets.ts) from the browser bundle's manifest. */
declare module 'virtual:client-assets' {
  /** Path of the script that hydrates the page. */
  export const entry: string;
  /** Per page folder: scripts to preload and style sheets to link, entry first. Empty in development. */
  export const pages: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
