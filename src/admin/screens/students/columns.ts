/** What the list can say of each student beside the name, in the order of its columns. */
export const columns = [
  'class',
  'rollNo',
  'admissionNo',
  'gender',
  'born',
  'guardian',
  'phone',
  'attendance',
  'category',
  'house',
  'photos',
  'status',
] as const;
export type Column = (typeof columns)[number];

export const usualColumns: readonly Column[] = ['class', 'rollNo', 'phone', 'attendance', 'status'];

/** Stands for no column at all: what is empty says nothing of columns. */
const noColumn = '-';

/** Columns as an address or the device has them. */
export const writeColumns = (chosen: readonly Column[]): string => chosen.join(',') || noColumn;

/** The columns that a text names; undefined if it says nothing of columns. */
export const readColumns = (text: string): readonly Column[] | undefined => {
  if (text === noColumn) return [];
  const named = text.split(',');
  const known = columns.filter((column) => named.includes(column));
  return known.length > 0 ? known : undefined;
};
