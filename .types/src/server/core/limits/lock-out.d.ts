/** How often a sign-in has failed in a row, and until when no other is tried. */
export interface Tries {
    readonly failedLogins: number;
    /** The moment of the last failure, or one after it. */
    readonly lockedUntil: Date | null;
}
export declare const noTries: Tries;
/** Seconds until the next try; 0 where one may be made. */
export declare const secondsLocked: ({ lockedUntil }: Tries, now: Date) => number;
/** One failure more: the fifth locks for a minute, each after it for twice as long, fifteen minutes at most. */
export declare const afterFailure: ({ failedLogins, lockedUntil }: Tries, now: Date) => Tries;
