import { defineLookup, numbered } from './define.ts';

/** The social categories of the UDISE form, as domain.md 4.2 spells them. */
export const categoryLookup = defineLookup({
  kind: 'categories',
  title: 'Social categories',
  scope: 'public',
  source: 'standard',
  standard: numbered(['General', 'EWS', 'OBC', 'SC', 'ST']),
});
