export interface Random {
    /** A number in [0, 1). */
    next(): number;
    between(low: number, high: number): number;
    /** Around `middle`, denser towards it, at most `spread` away. */
    near(middle: number, spread: number): number;
    pick<T>(list: readonly T[]): T;
}
/** A small seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export declare function createRandom(seed: number): Random;
