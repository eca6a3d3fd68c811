import type { SchoolState } from '#schemas/api/schools.ts';
import type { AuditEntry } from '#server/store/audit.ts';
import type { StoreContext } from '#server/store/store.ts';
interface Move {
    readonly schoolId: number;
    readonly to: SchoolState;
    readonly reason: string;
    readonly now: Date;
    /** Who does it by which call or command, as the school's own log names them. */
    readonly actor: string;
    readonly action: string;
}
interface Moved {
    readonly from: SchoolState;
    readonly endedSessions: number;
    /** What the product's own log is to hold of it. */
    readonly entry: AuditEntry;
}
/**
 * Takes a school from its state to another, in a transaction of the platform: its row, its people's sign-ins where it
 * leaves the web, and the entry in its own log. Touches `schools`, `school:<id>`, the directory and the sign-ins.
 * Errors: `NOT_FOUND`, `BAD_TRANSITION` with the states that may follow.
 */
export declare const moveSchool: (context: StoreContext, move: Move) => Promise<Moved>;
export {};
