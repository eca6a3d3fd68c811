import { extent } from '../support/extent.ts';
import { kinds } from './databases.ts';

/** How to open a fresh store, for what is not about the store itself: in `npm test` on PostgreSQL alone, where there is one. */
export const usualKinds = extent(
  kinds.filter(({ kind }) => (kind === 'postgres') === Boolean(process.env.TEST_DATABASE_URL)),
  [...kinds],
);
