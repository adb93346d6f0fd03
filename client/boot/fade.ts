/**
 * Inline code that lets a page fade in after another. Chromium looks for the new document's opt-in before its style sheets
 * have loaded, and would cancel the fade, with an error that no script on that page can handle.
 */
export const FADE_STYLE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A fade that ends early, as when the window is hidden or resized, is not an error. The browser reports it to the old and
 * the new page, to each before a script file could listen. A page shown before its fade could begin gets only the event
 * for rejections.
 */
export const FADE_SCRIPT =
  "for(const e of['pageswap','pagereveal'])addEventListener(e,({viewTransition:v})=>{for(const p of[v?.ready,v?.finished])p?.catch(()=>{})});addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";

/** The SHA-256 of both texts in base64, for the Content-Security-Policy. */
export const FADE_STYLE_HASH = 'SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY=';
export const FADE_SCRIPT_HASH = 'OAiYb8yZJiwbQXKKLGyq+y68dvKfrpS/PQoeP+ccdJo=';
