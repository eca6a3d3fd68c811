import type { TokenType } from '#schemas/theme/tokens.ts';
import type { CompiledTokens } from './compile-tokens.ts';
import { fontStack } from './font-stack.ts';

const hexColor = /^#[0-9A-Fa-f]{6}$/;

/**
 * The rule that gives a page its tokens: `color.primary` becomes `--color-primary`.
 * A school's own colours (`#rrggbb` by token path) and fonts (families that are brought) replace the theme's, and
 * aliases follow them. An override that is none of these, or of another type than its token, is passed over: it goes
 * into a style element.
 */
export const customProperties = (tokens: CompiledTokens, overrides: Readonly<Record<string, unknown>> = {}): string => {
  const overrideOf = (name: string, type: TokenType): string | undefined => {
    const value = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
    if (type === 'color') return typeof value === 'string' && hexColor.test(value) ? value : undefined;
    return type === 'fontFamily' ? fontStack(value) : undefined;
  };
  const cssOf = (name: string, depth = 0): string => {
    const token = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    if (!token) return '';
    const own = overrideOf(name, token.type);
    if (own !== undefined) return own;
    return token.alias === undefined || depth > 32 ? token.css : cssOf(token.alias, depth + 1) || token.css;
  };
  const declarations = Object.keys(tokens).map((name) => `--${name.replaceAll('.', '-')}:${cssOf(name)}`);
  return `:root{${declarations.join(';')}}`;
};
