/** A part of a name: letters, and what joins them. No digit, no markup, nothing that a page or a file reads otherwise. */
export const NAME_TEXT = /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ.\- ]*$/u;
/** A suffix behind a name: 'Jr.', 'III'. */
export const SUFFIX_TEXT = /^[A-Za-z.]+$/;
/** A job or an employer: 'R&D Engineer', 'High Desert Clinic, Inc.' */
export const WORK_TEXT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ.,&()/+#\- ]*$/u;
