import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';

export const views = ['list', 'months'] as const;
export type View = (typeof views)[number];

type Name = 'holiday' | 'deed' | 'view' | 'coming';

/** What is shown, as the address has it. */
export interface Place {
  /** The id of the holiday that is open, or `new`. */
  readonly holiday: string | undefined;
  readonly deed: 'copy' | 'import' | undefined;
  /** Which of the two a phone shows. */
  readonly view: View;
  /** Whether only those are listed that are not over, as far as there are any. */
  readonly isComing: boolean;
  /** Changes a part of it without a step in the history. */
  set(changes: Readonly<Partial<Record<Name, string | undefined>>>): void;
  hrefOf(changes: Readonly<Partial<Record<Name, string | undefined>>>): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  const deed = search.get('deed');
  return {
    holiday: search.get('holiday') ?? undefined,
    deed: deed === 'copy' || deed === 'import' ? deed : undefined,
    view: search.get('view') === 'months' ? 'months' : 'list',
    isComing: search.get('coming') !== 'no',
    set: (changes) => setSearch((before) => changedSearch(before, changes), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};
