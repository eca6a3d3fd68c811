import type { TokenType } from '#schemas/theme/tokens.ts';
import { aliasOf, type RawToken } from './collect-tokens.ts';
import { toCss } from './css.ts';

/** A token as the page needs it: the custom property's value, and what it came from. */
export interface CompiledToken {
  readonly type: TokenType;
  readonly css: string;
  /** The path this token is an alias of. */
  readonly alias?: string;
  /** What it requires as a text: the paths of its backgrounds, and the minimum contrast. */
  readonly contrast?: { readonly on: readonly string[]; readonly min: number };
}

export type CompiledTokens = Readonly<Record<string, CompiledToken>>;

/** Turns tokens without a finding into the values of CSS custom properties, in the order of the theme. */
export const compileTokens = (tokens: ReadonlyMap<string, RawToken>): CompiledTokens =>
  Object.fromEntries(
    [...tokens].flatMap(([name, token]): [string, CompiledToken][] => {
      const target = targetOf(token, tokens);
      if (target?.type === undefined) return [];
      const css = toCss(target.type, target.value, target.extension);
      const { alias, extension } = token;
      const contrast = extension.contrast && {
        on: extension.contrast.on.map((on) => aliasOf(on) ?? on),
        min: extension.contrast.min,
      };
      return [
        [name, { type: target.type, css, ...(alias === undefined ? {} : { alias }), ...(contrast && { contrast }) }],
      ];
    }),
  );

/** The token with a value that an alias leads to. Undefined if it leads nowhere or round in a circle. */
export const targetOf = (token: RawToken, tokens: ReadonlyMap<string, RawToken>): RawToken | undefined => {
  const seen = new Set<RawToken>();
  let target: RawToken | undefined = token;
  while (target?.alias !== undefined && !seen.has(target)) {
    seen.add(target);
    target = tokens.get(target.alias);
  }
  return target?.alias === undefined ? target : undefined;
};
