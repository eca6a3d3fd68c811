import { defineLookup, numbered } from './define.ts';

/** The social categories of the UDISE form, as the UDISE return spells them (docs/domain.md, Admissions). */
export const categoryLookup = defineLookup({
  kind: 'categories',
  title: 'Social categories',
  scope: 'public',
  source: 'standard',
  standard: numbered(['General', 'EWS', 'OBC', 'SC', 'ST']),
});
