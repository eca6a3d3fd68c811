import { useKept } from '../../device/use-kept.ts';
import { type Column, readColumns, usualColumns, writeColumns } from './columns.ts';
import type { Place } from './use-place.ts';

/** The columns of the list: those of the address, as a view has them, else those that were chosen last. */
export const useColumns = ({ filters, set }: Place) => {
  const [kept, keep] = useKept('studentColumns');
  const shown = readColumns(filters.columns) ?? readColumns(kept ?? '') ?? usualColumns;
  const choose = (chosen: readonly Column[]): void => {
    if (filters.columns) set({ columns: writeColumns(chosen) });
    else keep(writeColumns(chosen));
  };
  return { shown, choose };
};
