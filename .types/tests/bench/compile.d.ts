import { type Figure } from './result.ts';
/** Compiling theme 1, the first time and once the schemas stand. */
export declare const benchCompile: () => Promise<Figure[]>;
