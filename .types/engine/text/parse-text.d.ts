import { type Node, type ParseError } from 'jsonc-parser';
import { type LimitExceeded } from './limits.ts';
/** A theme's text as far as it can be read. */
export interface ParsedText {
    readonly text: string;
    /** The limit that the text passes. It is then not parsed. */
    readonly exceeded: LimitExceeded | null;
    readonly root: Node | undefined;
    readonly errors: readonly ParseError[];
}
export declare const parseText: (text: string) => ParsedText;
