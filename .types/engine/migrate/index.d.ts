import { type Migration } from './migration.ts';
/** The format that this version reads. */
export declare const currentFormat = 1;
/** The chain, one step from each older format to the one after it. */
export declare const migrations: readonly Migration[];
export type Migrated = {
    readonly ok: true;
    /** In the current format. One that was already comes back itself. */
    readonly document: unknown;
    /** The format it was written in. */
    readonly from: number;
} | {
    readonly ok: false;
    readonly message: string;
};
/** How a document's `format` stands to this version: `none` where it names no format. */
export declare const formatAge: (format: unknown) => 'older' | 'current' | 'newer' | 'none';
/**
 * Carries a theme of an older format over to the current one, step by step. It changes the form only: what was wrong
 * with the theme still is, and the checker says so.
 */
export declare const migrateDocument: (document: unknown) => Migrated;
/** What is said of a theme that this version is too old for. */
export declare const newerFormat: (format: number) => string;
