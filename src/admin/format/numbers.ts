// Both languages of the office write numbers as India does: 1,09,500.
const format = new Intl.NumberFormat('en-IN');

/** `1,095`. */
export const formatNumber = (value: number): string => format.format(value);
