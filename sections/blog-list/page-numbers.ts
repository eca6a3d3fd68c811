/**
 * The numbers that lead through so many pages: the first, the last, and those next to the page shown; null for a gap.
 */
export const pageNumbers = (page: number, pages: number): readonly (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    if (gap === 1) return [number];
    // A gap of one page is that page.
    return gap === 2 ? [number - 1, number] : [null, number];
  });
};
