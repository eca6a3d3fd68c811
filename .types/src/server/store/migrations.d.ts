/** The migrations in the order in which they run: the .sql files of `migrations/`, each ending with one line break. */
export declare const migrations: readonly {
    name: string;
    sql: string;
}[];
