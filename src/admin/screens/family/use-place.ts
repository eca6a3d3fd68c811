import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';

type Changes = Readonly<Partial<Record<'child' | 'month' | 'ask' | 'code', string | undefined>>>;

/** What is shown, as the address has it. */
export interface Place {
  readonly child: number | undefined;
  /** YYYY-MM; undefined for the last one. */
  readonly month: string | undefined;
  /** Whether leave is being asked for. */
  readonly isAsking: boolean;
  /** Whether a code for picking up is being given out. */
  readonly isGivingCode: boolean;
  set(changes: Changes): void;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search, setSearch] = useSearchParams();
  return {
    child: Number(search.get('child')) || undefined,
    month: search.get('month') ?? undefined,
    isAsking: search.get('ask') !== null,
    isGivingCode: search.get('code') !== null,
    set: (changes) => setSearch((before) => changedSearch(before, changes), { replace: true }),
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens the form, to which the focus goes back. */
export const askLinkId = (): string => 'ask-leave';

export const codeLinkId = (): string => 'pick-up-code';
