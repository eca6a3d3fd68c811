import { type Figure } from './result.ts';
/** Checking a large theme with every proof, and the whole command from its start. */
export declare const benchCheck: () => Promise<Figure[]>;
