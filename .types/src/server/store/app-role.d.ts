import type { ClientBase } from 'pg';
/** The application role of a database. Roles belong to the whole cluster, hence one name per database. */
export declare function appRoleName(database: string): string;
/** Quotes a name for SQL. */
export declare function quoteName(name: string): string;
/**
 * Makes the application role and grants it the tables. It owns nothing and obeys the policies, unlike the role that
 * connects, which may be a superuser. Runs at every start, since a restored dump brings tables but no role.
 * Errors: `DATABASE_ROLE`.
 */
export declare function ensureAppRole(client: ClientBase, role: string): Promise<void>;
