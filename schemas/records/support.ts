/** For how many hours a school may give support access; a week at most. */
export const supportHours = [1, 4, 24, 72, 168] as const;

/** The length of the reason that is given with it. */
export const minSupportReason = 3;
export const maxSupportReason = 500;
