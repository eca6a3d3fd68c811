import type { CheckFormat } from './checked-theme.ts';
/** One SARIF 2.1.0 log of one run over all themes. */
export declare const createSarifFormat: (docsUrl: (rule: string) => string) => CheckFormat;
