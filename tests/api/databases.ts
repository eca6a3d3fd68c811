/** Both databases, for `describe.each` of suites on the whole server. */
export const databases = [{ database: 'embedded' }, { database: 'postgres' }] as const;
