/**
 * The sheet of the page of the kit (/dev/kit), made from the real rules: a control within `data-state` looks as if it were
 * hovered, focused or pressed, and a choice on the page decides its colors. No other sheet changes.
 */

/** What can have the focus: inside a control, nothing else gets the ring. */
const FOCUSABLE = ':where(a, button, input, select, textarea, summary, [tabindex])';

/**
 * As specific as what it stands for, so that the cascade stays as it is. Not the feature of a media query, and no part of a
 * longer name (`:focus-within`).
 */
const STATES: readonly (readonly [pseudo: RegExp, forced: string])[] = [
  [/(?<!\(hover):hover\b(?!-)/g, ':is(:hover, [data-state~="hover"] *)'],
  [/:focus-visible\b/g, `:is(:focus-visible, [data-state~="focus"] ${FOCUSABLE})`],
  [/:focus\b(?!-)/g, `:is(:focus, [data-state~="focus"] ${FOCUSABLE})`],
  [/:active\b(?!-)/g, ':is(:active, [data-state~="pressed"] *)'],
];

/** The same rules, which also hold where `data-state` names the state: `data-state="hover pressed"`. */
export function forceStates(css: string): string {
  return STATES.reduce((rules, [pseudo, forced]) => rules.replace(pseudo, forced), css);
}

const LIGHT = /:root\s*\{([^}]*)\}/;
const DARK = /@media \(prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{([^}]*)\}/;

/**
 * Rules for the two radio buttons that choose the colors, from the tokens of both schemes. Throws if one is missing: the
 * page would show the same colors twice.
 */
export function chooseScheme(css: string): string {
  const tokensOf = (scheme: 'light' | 'dark', found: RegExpExecArray | null) => {
    if (found?.[1] === undefined) throw new Error(`no tokens of the ${scheme} scheme`);
    return `:root:has(#kit-${scheme}:checked) { ${found[1]}; color-scheme: ${scheme}; }`;
  };
  return `@layer tokens { ${tokensOf('light', LIGHT.exec(css))} ${tokensOf('dark', DARK.exec(css))} }`;
}
