import { holiday as layout } from '../content/types/holiday.ts';
import { useBoth } from '../content/use-both.ts';
import type { Kind } from './calendar.ts';

const options = layout.fields.Holiday_Type?.options ?? {};

/** The kinds of holidays, in the order of their menu. */
export const kinds = Object.keys(options) as readonly Kind[];

/** What a kind is called. */
export const useKinds = (): ((kind: Kind) => string) => {
  const both = useBoth();
  return (kind) => both(options[kind] ?? [kind, kind]);
};
