import { defineLookup, numbered } from './define.ts';

export const examTypeLookup = defineLookup({
  kind: 'exam-types',
  title: 'Kinds of examination',
  scope: 'office',
  source: 'standard',
  standard: numbered(['Unit Test', 'Periodic Test', 'Half-Yearly', 'Pre-Board', 'Annual', 'Practical', 'Viva']),
  own: { maxMarks: { type: 'integer', minimum: 1, maximum: 1000 } },
});
