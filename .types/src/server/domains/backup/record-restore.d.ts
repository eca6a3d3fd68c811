import type { ClientBase } from 'pg';
import type { Manifest } from './archive.ts';
import type { SchoolIds } from './restore-rows.ts';
interface Restored {
    readonly actor: string;
    readonly manifest: Manifest;
    readonly ids: SchoolIds;
}
/**
 * Records what was restored, in the transaction that does it: in the product's own log, and in that of a school
 * which comes alone.
 */
export declare const recordRestore: (client: ClientBase, { actor, manifest: { kind, createdAt, schools }, ids }: Restored) => Promise<void>;
export {};
