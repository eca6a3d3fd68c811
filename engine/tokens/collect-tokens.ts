import type { TokenExtension, TokenType } from '#schemas/theme/tokens.ts';
import { tokenValueSchemas } from '#schemas/theme/tokens.ts';
import type { Path } from '../text/document.ts';

/** A token as it is in the theme. */
export interface RawToken {
  readonly path: Path;
  /** Undefined: a finding says why. */
  readonly type: TokenType | undefined;
  readonly value: unknown;
  readonly alias: string | undefined;
  readonly extension: TokenExtension;
}

/** A group or a token of the tree, or what is in the place of one. */
export interface TokenNode {
  readonly path: Path;
  readonly names: readonly string[];
  readonly value: unknown;
  /** Its own `$type`, else that of the innermost group around it. `unknown`: there is one, and it is none of ours. */
  readonly type: TokenType | 'unknown' | undefined;
}

export const tokenTypes = Object.keys(tokenValueSchemas) as readonly TokenType[];
/** The keys with `$` of a group or token. */
export const tokenKeys: readonly string[] = ['$type', '$value', '$description', '$extensions', '$deprecated'];

const namePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
export const isTokenName = (name: string): boolean => namePattern.test(name);

const aliasPattern = /^\{([A-Za-z0-9.-]+)\}$/;
/** The path in `{color.primary}`, or undefined. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? aliasPattern.exec(value)?.[1] : undefined;

type TokenObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is TokenObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isTokenObject = isObject;

/** Every group and token of a theme, each before what is in it. What has no fit name is left out. */
export const tokenNodes = (tokens: unknown, base: Path): readonly TokenNode[] => {
  const found: TokenNode[] = [];
  const visit = (value: unknown, path: Path, names: readonly string[], inherited: TokenNode['type']): void => {
    const type = isObject(value) ? typeOf(value, inherited) : inherited;
    found.push({ path, names, value, type });
    if (!isObject(value) || Object.hasOwn(value, '$value')) return;
    for (const [key, child] of Object.entries(value)) {
      if (isTokenName(key)) visit(child, [...path, key], [...names, key], type);
    }
  };
  visit(tokens, base, [], undefined);
  return found;
};

const typeOf = (value: TokenObject, inherited: TokenNode['type']): TokenNode['type'] =>
  Object.hasOwn(value, '$type') ? (tokenTypes.find((name) => name === value.$type) ?? 'unknown') : inherited;

/** A theme's tokens by their path, in its order. An extension of a wrong shape counts as none. */
export const collectTokens = (
  nodes: readonly TokenNode[],
  isExtension: (extension: unknown, path: Path) => extension is TokenExtension,
): ReadonlyMap<string, RawToken> =>
  new Map(
    nodes.flatMap(({ path, names, value, type }): [string, RawToken][] => {
      if (!isObject(value) || !Object.hasOwn(value, '$value')) return [];
      const outer = isObject(value.$extensions) ? value.$extensions.schoolyard : undefined;
      const place = [...path, '$extensions', 'schoolyard'];
      const extension = outer !== undefined && isExtension(outer, place) ? outer : {};
      const known = type === 'unknown' ? undefined : type;
      return [[names.join('.'), { path, type: known, value: value.$value, alias: aliasOf(value.$value), extension }]];
    }),
  );
