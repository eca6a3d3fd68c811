/** The ids of what opens a holiday: its row, and its day among the months. */
export const rowId = (holiday: number | string): string => `holiday-${holiday}`;
export const dayId = (holiday: number | string): string => `day-of-${holiday}`;
