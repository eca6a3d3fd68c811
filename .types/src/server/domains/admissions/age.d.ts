import type { AgeRange } from '#server/domains/lookups/public.ts';
/** The year in which a session ('YYYY-YYYY+1') begins. */
export declare const startYearOf: (session: string) => number;
interface AgeFacts {
    readonly dateOfBirth: string;
    readonly session: string;
}
/** What is wrong with a day of birth whatever the class; undefined where nothing is. */
export declare const findBirthFault: ({ dateOfBirth, session }: AgeFacts, today: string) => string | undefined;
/** How a child's age is not the usual one of a class, in words; undefined where it is. */
export declare const findAgeFault: ({ dateOfBirth, session }: AgeFacts, { minAge, maxAge }: AgeRange) => string | undefined;
export {};
