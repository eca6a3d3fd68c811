import type { ClientBase } from 'pg';
import type { Db } from './store.ts';
/**
 * Drizzle for one transaction. It is made as drizzle makes it inside a transaction, where `db.transaction` is a
 * savepoint: outside one it would send BEGIN and ROLLBACK, end ours, and leave the role and the tenant behind.
 * After `end`, queries are refused: work that goes on after it has failed would otherwise reach the connection's next
 * transaction, which is another school's.
 */
export declare function openTransactionDb(client: ClientBase): {
    db: Db;
    end(): void;
};
