import type { Figure } from './result.ts';
/** Memory of a server after 10,000 requests, and how it grows over the next 10,000. */
export declare const benchMemory: (pid: number, address: string) => Promise<Figure[]>;
