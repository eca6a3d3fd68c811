/** Columns out of twelve for each of `count` tiles, so that every row is full and rows differ. */
export declare const spans: (count: number) => readonly number[];
