import type { CheckFormat } from './checked-theme.ts';
/** Workflow commands, which GitHub shows at the lines of a change. */
export declare const githubFormat: CheckFormat;
