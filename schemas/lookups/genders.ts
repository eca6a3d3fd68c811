import { defineLookup, numbered } from './define.ts';

/** The genders of students and enquiries (docs/domain.md, Admissions). */
export const genderLookup = defineLookup({
  kind: 'genders',
  title: 'Genders',
  scope: 'public',
  source: 'standard',
  standard: numbered(['Male', 'Female', 'Other', 'Undisclosed']),
});
