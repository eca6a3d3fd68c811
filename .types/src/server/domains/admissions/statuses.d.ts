/** The steps of an enquiry by their codes (domain.md 4.2). */
export declare const enquiryStatus: {
    readonly new: 1;
    readonly contacted: 2;
    readonly visitScheduled: 3;
    readonly visited: 4;
    readonly applied: 5;
    readonly underReview: 6;
    readonly waitlisted: 7;
    readonly confirmed: 8;
    readonly rejected: 9;
    readonly withdrawn: 10;
    readonly closed: 11;
};
/** Every code, in order. */
export declare const enquiryStatuses: readonly number[];
/** How people read a step. */
export declare const statusLabel: (status: number) => string;
/** The steps that may follow one. */
export declare const nextStatuses: (status: number) => readonly number[];
/** Steps after which a family has nothing more to send. */
export declare const isEnded: (status: number) => boolean;
/** What is known where a step is asked for. */
export interface StepFacts {
    readonly from: number;
    readonly to: number;
    readonly note?: string | undefined;
    readonly reason?: string | undefined;
    /** When the family comes, as it will stand after the step. */
    readonly visitAt: Date | null;
    /** Core fields that are still empty, as people read them. */
    readonly missing: readonly string[];
    readonly isAdmin: boolean;
    readonly confirmedAt: Date | null;
    readonly now: Date;
}
/** Why a step of the table must not be taken: a field that was left out, someone who may not, or a fact. */
type StepBlocker = {
    readonly kind: 'field';
    readonly field: 'Note' | 'Reason' | 'Visit_At';
    readonly text: string;
} | {
    readonly kind: 'access';
} | {
    readonly kind: 'fact';
    readonly text: string;
};
/** The guards of a step that the table allows (domain.md 4.2); undefined where it may be taken. */
export declare const findBlocker: (facts: StepFacts) => StepBlocker | undefined;
export {};
