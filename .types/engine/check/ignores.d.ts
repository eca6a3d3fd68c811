import type { ThemeParts } from '../compile/read-theme.ts';
import { type Findings } from './findings.ts';
import type { IgnoreEntry, RuleMeta } from './rule.ts';
/** Takes out what a theme ignores with a reason, and says of each of its `$ignore` entries how much that was. */
export declare const silence: (findings: Findings, { theme, places }: ThemeParts, rules: readonly RuleMeta[]) => {
    readonly ignored: number;
    readonly ignores: readonly IgnoreEntry[];
};
