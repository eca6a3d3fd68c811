import { defineLookup, numbered } from './define.ts';

/** As domain.md 4.2 spells them. */
export const genderLookup = defineLookup({
  kind: 'genders',
  title: 'Genders',
  scope: 'public',
  source: 'standard',
  standard: numbered(['Male', 'Female', 'Other', 'Undisclosed']),
});
