import { defineLookup, numbered } from './define.ts';

export const bloodGroupLookup = defineLookup({
  kind: 'blood-groups',
  title: 'Blood groups',
  scope: 'public',
  source: 'standard',
  standard: numbered(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
});
