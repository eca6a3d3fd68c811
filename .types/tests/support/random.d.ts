/** Numbers that look random and are the same for the same seed. */
export interface Random {
    /** A whole number from 0 to below the limit. */
    below(limit: number): number;
    pick<T>(items: readonly T[]): T | undefined;
}
/** Mulberry32, a generator of 32 bits of state. */
export declare const createRandom: (seed: number) => Random;
