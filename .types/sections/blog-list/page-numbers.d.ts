/** The numbers that lead through so many pages: the first, the last, and those beside the page shown; null for a gap. */
export declare const pageNumbers: (page: number, pages: number) => readonly (number | null)[];
