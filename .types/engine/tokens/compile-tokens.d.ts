import type { TokenType } from '#schemas/theme/tokens.ts';
import { type RawToken } from './collect-tokens.ts';
/** A token as the page needs it: the custom property's value, and what it came from. */
export interface CompiledToken {
    readonly type: TokenType;
    readonly css: string;
    /** The path this token is an alias of. */
    readonly alias?: string;
    /** What it asks for as a text: the paths of what it stands on, and the least contrast. */
    readonly contrast?: {
        readonly on: readonly string[];
        readonly min: number;
    };
}
export type CompiledTokens = Readonly<Record<string, CompiledToken>>;
/** Turns tokens without a finding into the values of CSS custom properties, in the order of the theme. */
export declare const compileTokens: (tokens: ReadonlyMap<string, RawToken>) => CompiledTokens;
/** The token with a value that an alias leads to. Undefined where it leads nowhere or round in a circle. */
export declare const targetOf: (token: RawToken, tokens: ReadonlyMap<string, RawToken>) => RawToken | undefined;
