import type { Fix } from '../problem.ts';
import { type ThemeDocument } from '../text/document.ts';
import type { FixStep } from './rule.ts';
/** Mends as edits of the theme's text. Undefined where one of them has no place in it. */
export declare const fixOf: (document: ThemeDocument, steps: readonly FixStep[]) => Fix | undefined;
