import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../address/changed-search.ts';

const parts = [
  'address',
  'domain',
  'mail',
  'visits',
  'tokens',
  'new-token',
  'support',
  'privacy',
  'certificates',
] as const;
export type Part = (typeof parts)[number];

type Changes = Readonly<Partial<Record<'open' | 'person', string | undefined>>>;

/** What is open, as the address has it. */
export interface Place {
  readonly open: Part | undefined;
  /** Whose data is looked at: a student by the id, a member of staff by `staffPerson`. */
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

/** A member of staff, as the address has them. */
export const staffPerson = (id: number): string => `staff-${id}`;

/** The id of a member of staff; undefined for a student. */
export const staffId = (person: string): number | undefined =>
  person.startsWith('staff-') ? Number(person.slice('staff-'.length)) : undefined;

/** The element that opens a part, to which the focus goes back. */
export const linkId = (part: string): string => `setting-${part}`;
