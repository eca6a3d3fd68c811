/** Counts attempts to sign in with an unknown login as those on accounts are counted, so that answers do not reveal which exist. */
export interface SignInThrottle {
    /** Counts an attempt under a key. Returns the seconds to wait if it comes too soon, else 0. */
    take(key: string, now: Date): number;
}
/** Kept in this process's memory; the least recently used keys are dropped first. */
export declare const createSignInThrottle: (keys?: number) => SignInThrottle;
