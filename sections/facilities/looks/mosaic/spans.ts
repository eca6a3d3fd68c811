const six = [7, 5, 3, 3, 3, 3];
const few: Readonly<Record<number, readonly number[]>> = {
  0: [],
  1: [12],
  2: [5, 7],
  3: [4, 4, 4],
  4: [7, 5, 5, 7],
  5: [7, 5, 4, 4, 4],
  7: [4, 4, 4, 3, 3, 3, 3],
};

/** Columns out of twelve for each of `count` tiles, so that every row is full and rows differ. */
export const spans = (count: number): readonly number[] => few[count] ?? [...six, ...spans(count - 6)];
