// The whole schema, one for PGlite and PostgreSQL. drizzle-kit reads this file: `npx drizzle-kit generate`.
export * from './schema/academics.ts';
export * from './schema/accounts.ts';
export * from './schema/admissions.ts';
export * from './schema/alerts.ts';
export * from './schema/commits.ts';
export * from './schema/content.ts';
export * from './schema/installation.ts';
export * from './schema/leads.ts';
export * from './schema/limits.ts';
export * from './schema/media.ts';
export * from './schema/scheduled-publications.ts';
export * from './schema/schools.ts';
export * from './schema/site-records.ts';
export * from './schema/students.ts';
export * from './schema/themes.ts';
export * from './schema/tokens.ts';
export * from './schema/visits.ts';
