import type { Fix } from '../../problem.ts';
/** Double quotes for all texts in single quotes; undefined where one of them may end elsewhere than it seems. */
export declare const quotesFix: (text: string) => Fix | undefined;
