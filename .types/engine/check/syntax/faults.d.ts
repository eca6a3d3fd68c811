import { type ParseError } from 'jsonc-parser';
import type { TextFinding } from '../rule.ts';
/** Says for people what the parser met: comments and commas too many each, else the first fault alone. */
export declare const syntaxFaults: (text: string, errors: readonly ParseError[]) => readonly TextFinding[];
/** What a decoder leaves of a file that is not plain UTF-8. */
export declare const encodingFault: (text: string) => TextFinding | null;
