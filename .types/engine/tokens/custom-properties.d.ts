import type { CompiledTokens } from './compile-tokens.ts';
/**
 * The rule that gives a page its tokens: `color.primary` becomes `--color-primary`.
 * A school's own colours (`#rrggbb` by token path) replace the theme's, and aliases follow them. An override that is
 * no such colour, or of no colour token, is passed over: it goes into a style element.
 */
export declare const customProperties: (tokens: CompiledTokens, overrides?: Readonly<Record<string, unknown>>) => string;
