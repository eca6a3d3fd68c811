import type { Feed } from './define.ts';
/** All documents for programs. */
export declare const feeds: readonly Feed[];
