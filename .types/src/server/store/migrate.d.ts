import type { ClientBase } from 'pg';
/**
 * Brings the database to this program's schema in one transaction: all of it or nothing. Processes that start at once
 * wait for each other. Returns the application role's name. After an error the client is to be thrown away.
 * Errors: `DATABASE_NEWER`, `MIGRATION_CHANGED`, `DATABASE_ROLE`.
 */
export declare function migrate(client: ClientBase): Promise<string>;
/**
 * The first migration that a database with tables of an older version still needs; undefined where it needs none, or is
 * empty.
 */
export declare function firstPending(client: ClientBase): Promise<string | undefined>;
