/** Does something once somebody looks at the page: at once, unless the browser prepares it ahead. */
export function whenShown(begin: () => void): void {
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
