/** Counts what was done under a key in a fixed span of time. */
export interface Limiter {
    /** Counts one; the seconds to wait where it is one too many, else 0. */
    take(key: string, limit: {
        readonly max: number;
        readonly perSeconds: number;
    }): number;
    /** Counts nothing; the seconds to wait where `max` were counted already, else 0. */
    peek(key: string, limit: {
        readonly max: number;
    }): number;
}
/** In this process's memory, with the clock that it is given; the keys used longest ago are forgotten first. */
export declare const createLimiter: (now: () => number, keys?: number) => Limiter;
