import type { TokenExtension, TokenType } from '../../schemas/theme/tokens.ts';
import type { Path } from '../compile/document.ts';
import type { Report } from '../compile/report.ts';
import { rules } from '../problem.ts';

/** A token as it stands in the theme. */
export interface RawToken {
  readonly path: Path;
  /** Undefined: a finding says why. */
  readonly type: TokenType | undefined;
  readonly value: unknown;
  readonly alias: string | undefined;
  readonly extension: TokenExtension;
}

export interface TokenRules {
  readonly types: readonly TokenType[];
  readonly report: Report;
  /** Whether `$extensions.schoolyard` is as it should be; it reports what is not. */
  checkExtension(extension: unknown, path: Path): extension is TokenExtension;
}

const aliasPattern = /^\{([A-Za-z0-9.-]+)\}$/;
/** The path in `{color.primary}`, or undefined. */
export const aliasOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? aliasPattern.exec(value)?.[1] : undefined;

const namePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
const groupKeys = ['$type', '$value', '$description', '$extensions', '$deprecated'];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists a theme's tokens by their path, with the type that a group gives to what stands in it. */
export const collectTokens = (tokens: unknown, base: Path, tokenRules: TokenRules): ReadonlyMap<string, RawToken> => {
  const found = new Map<string, RawToken>();
  collect(tokens, base, [], undefined, found, tokenRules);
  return found;
};

type Inherited = TokenType | 'unknown' | undefined;

const collect = (
  node: unknown,
  path: Path,
  names: readonly string[],
  inherited: Inherited,
  found: Map<string, RawToken>,
  tokenRules: TokenRules,
): void => {
  const { report } = tokenRules;
  if (!isObject(node)) {
    const message = 'A token is an object with a "$value".';
    report.add({ rule: rules.token, path, message, expected: '{ "$value": … }', actual: JSON.stringify(node) });
    return;
  }
  const unknown = Object.keys(node).filter((key) => key.startsWith('$') && !groupKeys.includes(key));
  for (const key of unknown) {
    report.add({
      rule: rules.unknownKey,
      path: [...path, key],
      at: 'key',
      message: `The key "${key}" is not known here.`,
      expected: `one of ${groupKeys.join(', ')}`,
      actual: key,
      candidates: groupKeys,
      word: key,
    });
  }
  const type = typeOf(node, path, inherited, tokenRules);
  if ('$value' in node) {
    addToken(node, path, names.join('.'), type, found, tokenRules);
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('$')) continue;
    if (namePattern.test(key)) collect(child, [...path, key], [...names, key], type, found, tokenRules);
    else {
      const message = 'The name of a token has letters, digits and hyphens.';
      report.add({ rule: rules.token, path: [...path, key], at: 'key', message, actual: key });
    }
  }
};

const typeOf = (
  node: Readonly<Record<string, unknown>>,
  path: Path,
  inherited: Inherited,
  { types, report }: TokenRules,
): Inherited => {
  if (!('$type' in node)) return inherited;
  const known = types.find((name) => name === node.$type);
  if (known) return known;
  report.add({
    rule: rules.token,
    path: [...path, '$type'],
    message: `There is no token type ${JSON.stringify(node.$type)}.`,
    expected: types.join(', '),
    actual: JSON.stringify(node.$type),
    candidates: types,
    word: String(node.$type),
  });
  return 'unknown';
};

const addToken = (
  node: Readonly<Record<string, unknown>>,
  path: Path,
  name: string,
  type: Inherited,
  found: Map<string, RawToken>,
  { types, report, checkExtension }: TokenRules,
): void => {
  const alias = aliasOf(node.$value);
  const outer = isObject(node.$extensions) ? node.$extensions.schoolyard : undefined;
  const extensionPath = [...path, '$extensions', 'schoolyard'];
  const extension = outer !== undefined && checkExtension(outer, extensionPath) ? outer : {};
  if (type === undefined && alias === undefined) {
    const message = `The token "${name}" has no $type, and neither has a group around it.`;
    report.add({ rule: rules.token, path, at: 'key', message, expected: types.join(', ') });
  }
  const property = name.replaceAll('.', '-');
  const twin = [...found.keys()].find((other) => other.replaceAll('.', '-') === property);
  if (twin !== undefined) {
    const message = `"${name}" and "${twin}" would be the same custom property.`;
    report.add({ rule: rules.token, path, at: 'key', message, actual: name });
  }
  found.set(name, { path, type: type === 'unknown' ? undefined : type, value: node.$value, alias, extension });
};
