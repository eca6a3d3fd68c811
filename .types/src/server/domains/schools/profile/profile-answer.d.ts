import type { ProfileAnswer } from '#schemas/api/school-profile.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { StoreContext } from '#server/store/store.ts';
interface Options {
    readonly school: FoundSchool;
    readonly services: CallContext['services'];
    readonly now: Date;
    /** Whether to tell what only the school's office sees. */
    readonly isOffice: boolean;
}
/** A school's profile as visitors see it at this moment, in a transaction of the school. */
export declare const profileAnswer: ({ db }: Pick<StoreContext, 'db'>, { school, services, now, isOffice }: Options) => Promise<ProfileAnswer>;
export {};
