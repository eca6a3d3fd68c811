import type { Shot } from './take.ts';
/** The same page of all themes side by side, in colour and in grey; the names of both files in the folder. */
export declare const writeMontage: (folder: string, shots: readonly Shot[]) => Promise<readonly string[]>;
