/** The page numbers a pager shows: first, last, and the current one with its neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1];
    if (before === undefined || n - before === 1) return [n];
    // A gap of a single page is that page.
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}
