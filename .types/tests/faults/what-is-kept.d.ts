import type { Acknowledged } from './storm.ts';
interface Place {
    readonly dataDir: string;
    readonly schoolId: number;
    /** What was there before the first storm. */
    readonly before: {
        readonly content: number;
        readonly students: number;
    };
}
/**
 * What is wrong with a data folder whose server was killed: acknowledged writes that are missing, and writes of which
 * only a part is there. Files without a row may be left; they can be cleared away.
 */
export declare const findLosses: (place: Place, kept: readonly Acknowledged[]) => Promise<string[]>;
export {};
