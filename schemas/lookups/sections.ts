import { defineLookup, numbered } from './define.ts';

/** The seed's code table of sections: 1–7 are A–G. */
export const sectionLookup = defineLookup({
  kind: 'sections',
  title: 'Sections of a class',
  scope: 'public',
  source: 'standard',
  standard: numbered(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
});
