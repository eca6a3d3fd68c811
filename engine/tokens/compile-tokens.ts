import type { Ajv, ValidateFunction } from 'ajv';
import {
  type TokenExtension,
  type TokenType,
  tokenExtensionSchema,
  tokenValueSchemas,
} from '../../schemas/theme/tokens.ts';
import type { Path } from '../compile/document.ts';
import type { Report } from '../compile/report.ts';
import { compileSchema, reportSchemaErrors } from '../compile/validate.ts';
import { rules } from '../problem.ts';
import { aliasOf, collectTokens, type RawToken } from './collect-tokens.ts';
import { toCss } from './css.ts';

/** A token as the page needs it: the custom property's value, and what it came from. */
export interface CompiledToken {
  readonly type: TokenType;
  readonly css: string;
  /** The path this token is an alias of. */
  readonly alias?: string;
}

export type CompiledTokens = Readonly<Record<string, CompiledToken>>;

export interface TokenResult {
  readonly tokens: CompiledTokens;
  /** Also of those that have a finding. */
  readonly names: readonly string[];
}

/** Checks the theme's tokens and turns them into the values of CSS custom properties. */
export const createTokenCompiler = (ajv: Ajv): ((tokens: unknown, base: Path, report: Report) => TokenResult) => {
  const values = new Map<TokenType, ValidateFunction>(
    Object.entries(tokenValueSchemas).map(([type, schema]) => [type as TokenType, compileSchema(ajv, schema)]),
  );
  const extensions = compileSchema(ajv, tokenExtensionSchema);

  return (tokens, base, report) => {
    const raw = collectTokens(tokens, base, {
      types: [...values.keys()],
      report,
      checkExtension(extension, path): extension is TokenExtension {
        if (extensions(extension)) return true;
        reportSchemaErrors(extensions.errors ?? [], path, report);
        return false;
      },
    });
    const compiled: Record<string, CompiledToken> = {};
    const put = (name: string, token: CompiledToken): void => {
      compiled[name] = token;
    };
    for (const [name, { path, type, value, alias, extension }] of raw) {
      checkContrastNames(extension, path, raw, report);
      if (alias !== undefined || type === undefined) continue;
      const validate = values.get(type);
      if (validate?.(value)) put(name, { type, css: toCss(type, value, extension) });
      else reportSchemaErrors(validate?.errors ?? [], [...path, '$value'], report);
    }
    compileAliases(raw, compiled, put, report);
    // In the order of the theme.
    const names = [...raw.keys()];
    const inOrder = Object.fromEntries(names.flatMap((name) => (compiled[name] ? [[name, compiled[name]]] : [])));
    return { tokens: inOrder, names };
  };
};

/** Follows each alias to a value. What is wrong is said at the alias that leads nowhere, or once in a circle. */
const compileAliases = (
  raw: ReadonlyMap<string, RawToken>,
  compiled: Readonly<Record<string, CompiledToken>>,
  put: (name: string, token: CompiledToken) => void,
  report: Report,
): void => {
  const inCircle = new Set<string>();
  for (const [name, { alias, path }] of raw) {
    if (alias === undefined) continue;
    if (!raw.has(alias)) {
      reportMissing(alias, [...path, '$value'], raw, report);
      continue;
    }
    const way = [name];
    let target = raw.get(alias)?.alias === undefined ? undefined : alias;
    let last = alias;
    while (target !== undefined && !way.includes(target)) {
      way.push(target);
      last = raw.get(target)?.alias ?? target;
      target = raw.get(last)?.alias === undefined ? undefined : last;
    }
    const value = compiled[last];
    if (target === undefined) {
      // Without a value, its target has a finding of its own.
      if (value) put(name, { type: value.type, css: value.css, alias });
    } else if (target === name && !inCircle.has(name)) {
      for (const member of way) inCircle.add(member);
      const message = `The alias leads round in a circle: ${[...way, name].join(' → ')}.`;
      report.add({ rule: rules.token, path: [...path, '$value'], message, actual: `{${alias}}` });
    }
  }
};

const checkContrastNames = (
  { contrast }: TokenExtension,
  path: Path,
  raw: ReadonlyMap<string, RawToken>,
  report: Report,
): void => {
  for (const [i, on] of (contrast?.on ?? []).entries()) {
    const target = aliasOf(on) ?? on;
    const place = [...path, '$extensions', 'schoolyard', 'contrast', 'on', i];
    if (!raw.has(target)) reportMissing(target, place, raw, report);
  }
};

const reportMissing = (name: string, path: Path, raw: ReadonlyMap<string, RawToken>, report: Report): void =>
  report.add({
    rule: rules.token,
    path,
    message: `There is no token "${name}".`,
    actual: name,
    candidates: raw.keys(),
    word: name,
  });
