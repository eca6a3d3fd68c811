import { defineLookup, numbered } from './define.ts';

/** The codes of sections: 1–7 are A–G (docs/domain.md, Codes); a school adds its own, such as Rose and Lily. */
export const sectionLookup = defineLookup({
  kind: 'sections',
  title: 'Sections of a class',
  scope: 'public',
  source: 'standard',
  own: {},
  standard: numbered(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
});
