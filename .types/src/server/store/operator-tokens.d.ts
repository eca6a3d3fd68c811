import type { OperatorTokenRow } from './schema.ts';
import type { Store, StoreContext } from './store.ts';
/** A token as it may be shown: neither the token nor its hash. */
export type OperatorToken = Omit<OperatorTokenRow, 'hash'>;
/** Records, in the same transaction, what became of a token. */
type Recorder = (context: StoreContext, token: OperatorToken) => Promise<void>;
/** Keeps a token's hash. Without `days` the token holds until it is revoked. */
export declare function createOperatorToken(store: Store, { name, hash, days }: {
    name: string;
    hash: string;
    days: number | null;
}, record?: Recorder): Promise<OperatorToken>;
/** Every token there has been, by id. */
export declare function listOperatorTokens(store: Store): Promise<OperatorToken[]>;
/** Ends a token for good; one that was revoked before keeps its time. Undefined where there is none. */
export declare function revokeOperatorToken(store: Store, id: number, record?: Recorder): Promise<OperatorToken | undefined>;
/** A token's name, in any transaction; undefined where there is none. */
export declare function operatorTokenName({ db }: StoreContext, id: number): Promise<string | undefined>;
/** The token with this hash where it holds, noted as used; undefined where it is unknown, expired or revoked. */
export declare function noteOperatorToken(store: Store, hash: string): Promise<OperatorToken | undefined>;
export {};
