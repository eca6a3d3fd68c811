import { defineLookup, numbered } from './define.ts';

/** The codes of a parent's relation: 1 Father … 14 Other (docs/domain.md, Codes). */
const relations = numbered([
  'Father',
  'Mother',
  'Guardian',
  'Brother',
  'Sister',
  'Uncle',
  'Aunt',
  'Grandfather',
  'Grandmother',
  'Cousin',
  'Step Father',
  'Step Mother',
  'Legal Guardian',
  'Other',
]);

export const relationLookup = defineLookup({
  kind: 'relations',
  title: 'How someone is related to a child',
  scope: 'public',
  source: 'standard',
  standard: relations,
});
