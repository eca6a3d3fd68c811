import type { TokenExtension, TokenType } from '#schemas/theme/tokens.ts';
import type { Path } from '../text/document.ts';
/** A token as it stands in the theme. */
export interface RawToken {
    readonly path: Path;
    /** Undefined: a finding says why. */
    readonly type: TokenType | undefined;
    readonly value: unknown;
    readonly alias: string | undefined;
    readonly extension: TokenExtension;
}
/** A group or a token of the tree, or what stands in the place of one. */
export interface TokenNode {
    readonly path: Path;
    readonly names: readonly string[];
    readonly value: unknown;
    /** Its own `$type`, else that of the innermost group around it. `unknown`: there is one, and it is none of ours. */
    readonly type: TokenType | 'unknown' | undefined;
}
export declare const tokenTypes: readonly TokenType[];
/** The keys with `$` of a group or token. */
export declare const tokenKeys: readonly string[];
export declare const isTokenName: (name: string) => boolean;
/** The path in `{color.primary}`, or undefined. */
export declare const aliasOf: (value: unknown) => string | undefined;
type TokenObject = Readonly<Record<string, unknown>>;
declare const isObject: (value: unknown) => value is TokenObject;
export declare const isTokenObject: typeof isObject;
/** Every group and token of a theme, each before what stands in it. What has no fit name is left out. */
export declare const tokenNodes: (tokens: unknown, base: Path) => readonly TokenNode[];
/** A theme's tokens by their path, in its order. An extension of a wrong shape counts as none. */
export declare const collectTokens: (nodes: readonly TokenNode[], isExtension: (extension: unknown, path: Path) => extension is TokenExtension) => ReadonlyMap<string, RawToken>;
export {};
