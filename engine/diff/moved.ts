/** Which of the common names stand elsewhere: all but a longest run that kept its order, so that one move is one. */
export const movedNames = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const old = before.filter((name) => after.includes(name));
  const now = after.filter((name) => before.includes(name));
  const kept = new Set(longestCommon(old, now));
  return now.filter((name) => !kept.has(name));
};

/** The longest list that is contained in both in order. */
const longestCommon = (a: readonly string[], b: readonly string[]): readonly string[] => {
  // lengths[i][j]: the longest of a from i and b from j.
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const common: string[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const name = a[i];
    if (name !== undefined && name === b[j]) {
      common.push(name);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return common;
};

/** What a name stands behind in a list, for people: `after home/about`, or `first`. */
export const positionOf = (names: readonly string[], name: string): string => {
  const before = names[names.indexOf(name) - 1];
  return before === undefined ? 'first' : `after ${before}`;
};
