import { defineLookup, numbered } from './define.ts';

/** The religions that the census of India counts by name, and the rest. */
export const religionLookup = defineLookup({
  kind: 'religions',
  title: 'Religions',
  scope: 'public',
  source: 'standard',
  standard: numbered(['Hindu', 'Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain', 'Parsi', 'Other', 'Not stated']),
});
