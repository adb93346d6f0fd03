/**
 * What a page needs inline to follow another by fading in. Chromium asks the new document for its opt-in before a sheet
 * that came over the network is in force, and calls the fade off: with an error on that page which no script can take.
 */
export const FADE_STYLE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A fade that ends early, as when the window is hidden or resized, is no error. The browser says so to the page that is
 * left and to the one that comes, to each before a script from a file could listen. A page that was shown before its fade
 * could begin hears of it in no event but the one for rejections.
 */
export const FADE_SCRIPT =
  "for(const e of['pageswap','pagereveal'])addEventListener(e,({viewTransition:v})=>{for(const p of[v?.ready,v?.finished])p?.catch(()=>{})});addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";

/** The SHA-256 of both texts in base64, by which the Content-Security-Policy lets them through. */
export const FADE_STYLE_HASH = 'SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY=';
export const FADE_SCRIPT_HASH = 'OAiYb8yZJiwbQXKKLGyq+y68dvKfrpS/PQoeP+ccdJo=';
