import { extent } from '../support/extent.ts';

const both = [{ database: 'embedded' }, { database: 'postgres' }] as const;

/**
 * For `describe.each` of suites on the whole server. `npm test` has them on PostgreSQL where there is one, where several
 * connections meet, since all that runs in browsers and commands is on the embedded database; `npm run test:long` on both.
 */
export const databases: readonly (typeof both)[number][] = extent(
  both.filter(({ database }) => (database === 'postgres') === Boolean(process.env.TEST_DATABASE_URL)),
  [...both],
);
