import type { TokenExtension, TokenType } from '#schemas/theme/tokens.ts';
/** A token's value, which its schema has accepted, as the value of a custom property. */
export declare const toCss: (type: TokenType, value: unknown, extension: TokenExtension) => string;
