import { type UserState, userStates } from '#schemas/access/user-status.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

/** Whose accounts are listed together, by role. */
export const groups: Readonly<Record<'Office' | 'Parent' | 'Student', readonly string[]>> = {
  Office: ['Admin', 'Staff'],
  Parent: ['Parent'],
  Student: ['Student'],
};

type Group = keyof typeof groups;

const names = ['state', 'keyword'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'person' | 'group'> {
  readonly group: Group;
  readonly state: UserState | undefined;
  readonly keyword: string;
  /** The id of who is open, or `new` for an invitation. */
  readonly person: string | undefined;
}

export const usePlace = (): Place => {
  const { open: person, more, ...place } = useListPlace({ filters: names, open: 'person', more: ['group'] });
  const { state, keyword } = place.filters;
  const group = (Object.keys(groups) as Group[]).find((one) => one === more.group);
  return {
    ...place,
    person,
    group: group ?? 'Office',
    state: userStates.find((one) => one === state),
    keyword,
  };
};
