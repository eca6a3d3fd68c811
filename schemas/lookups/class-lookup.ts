import { classes } from './classes.ts';
import { defineLookup } from './define.ts';

const age = { type: 'integer', minimum: 1, maximum: 30 } as const;

/** The classes that a school offers: the standard ones that it has not switched off, and its own. */
export const classLookup = defineLookup({
  kind: 'classes',
  title: 'Classes',
  scope: 'public',
  source: 'standard',
  standard: classes.map((one) => ({ ...one })),
  own: {
    /** Years on the first day of the session. */
    minAge: age,
    maxAge: age,
    /** How many children it takes in a session. */
    seats: { type: 'integer', minimum: 1, maximum: 10000 },
  },
  fields: { grade: { type: 'integer', minimum: -2, maximum: 12 } },
});
