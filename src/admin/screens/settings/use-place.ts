import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../format/changed-search.ts';

const parts = ['address', 'domain', 'mail', 'visits', 'tokens', 'new-token', 'support', 'privacy'] as const;
export type Part = (typeof parts)[number];

type Changes = Readonly<Partial<Record<'open' | 'person', string | undefined>>>;

/** What is open, as the address has it. */
export interface Place {
  readonly open: Part | undefined;
  /** The id of the student whose data is looked at. */
  readonly person: string | undefined;
  hrefOf(changes: Changes): string;
}

export const usePlace = (): Place => {
  const [search] = useSearchParams();
  return {
    open: parts.find((part) => part === search.get('open')),
    person: search.get('person') ?? undefined,
    hrefOf: (changes) => `?${changedSearch(search, changes)}`,
  };
};

/** The element that opens a part, to which the focus goes back. */
export const linkId = (part: string): string => `setting-${part}`;
