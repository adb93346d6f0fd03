/** The blue of the sign, in both themes and in forced colors: its meaning is its color. */
const BLUE = '#0a5bd8';
const WHITE = '#fff';

/**
 * The sign beside a link to privacy choices, in the shape and blue that California knows it by (11 CCR 7015). It
 * decorates a text that says the same; screen readers skip it. The colors are attributes, because the style sheet of
 * every page has no room for a sign that none of them changes.
 */
export function OptOutIcon() {
  return (
    <svg width="30" height="14" viewBox="0 0 30 14" fill="none" strokeWidth="1.6" aria-hidden="true">
      <path fill={BLUE} d="M7 0h16a7 7 0 0 1 0 14H7A7 7 0 0 1 7 0z" />
      <path fill={WHITE} d="M7 1.2h10.2l-3.2 11.6H7A5.8 5.8 0 0 1 7 1.2z" />
      <path stroke={BLUE} d="m5.6 7.2 2.3 2.4 4.3-5" />
      <path stroke={WHITE} d="m19.4 4.6 4.8 4.8m0-4.8-4.8 4.8" />
    </svg>
  );
}
