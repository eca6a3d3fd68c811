import type { CheckFormat } from './checked-theme.ts';
export type CheckFormatName = 'text' | 'json' | 'sarif' | 'github';
/** Loads the one format that is asked for. */
export declare const loadFormat: (name: CheckFormatName, docsUrl: (rule: string) => string) => Promise<CheckFormat>;
