import type { LateData } from '../../client/pages/page-model.ts';
import { type LatePart, render } from './walk.ts';

/**
 * Puts each late part where its fallback stands, and leaves no trace. Fixed, so that the Content-Security-Policy can name
 * it by its hash.
 */
export const FILL_SCRIPT =
  "for(const t of document.querySelectorAll('template[data-late]')){const s=document.getElementById(t.dataset.late);if(s){for(let n;(n=s.nextSibling)&&n.data!=='/'+s.id;)n.remove();s.nextSibling?.remove();s.replaceWith(t.content)}t.remove()}document.currentScript.remove()";

/** Its SHA-256 in base64, for the policy. */
export const FILL_SCRIPT_HASH = 'YyP0u5EXm4xWZs+7khvQtOc0YRjhChz6+0ZnUreX338=';

/** The late parts of a page as HTML for its end: each in a template, and the script that puts them in place. */
export function lateHtml(parts: readonly LatePart[], late: LateData): string {
  const templates = parts.map(({ id, draw }) => `<template data-late="${id}">${render(draw(late)).html}</template>`);
  return `${templates.join('')}<script>${FILL_SCRIPT}</script>`;
}
