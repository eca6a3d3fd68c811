import type { ThemeTestResult } from '../test-theme.ts';
/** The result as one HTML file that needs no other. `commandOf` says how a state is opened in the preview. */
export declare const renderReport: (result: ThemeTestResult, commandOf: (stateId: string) => string) => string;
