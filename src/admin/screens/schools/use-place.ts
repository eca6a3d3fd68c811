import { type SchoolState, schoolStates } from '#schemas/records/school-state.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

const names = ['keyword', 'state', 'theme'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'school'> {
  readonly keyword: string;
  readonly state: SchoolState | undefined;
  /** The id of a theme. */
  readonly theme: number | undefined;
  /** The id of the school that is open. */
  readonly school: string | undefined;
}

export const usePlace = (): Place => {
  const { open: school, ...place } = useListPlace({ filters: names, open: 'school' });
  const { keyword, state, theme } = place.filters;
  return {
    ...place,
    school,
    keyword,
    state: schoolStates.find((one) => one === state),
    theme: /^\d{1,9}$/.test(theme) ? Number(theme) : undefined,
  };
};

/** The element that opens a school, to which the focus goes back. */
export const linkId = (school: string | number): string => `school-${school}`;
