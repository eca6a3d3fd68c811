import type { Path } from '../../text/document.ts';
import { aliasOf, isTokenName, isTokenObject, type TokenNode, tokenTypes } from '../../tokens/collect-tokens.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { reportCircles } from './circles.ts';

export const token = defineRule({
  meta: {
    id: 'THM027',
    name: 'token',
    title: 'Every token has a type, a value and a name of its own, and every alias leads to a value.',
    severity: 'error',
    docs: 'docs/rules/THM027.md',
    ignorable: false,
  },
  check(context) {
    for (const node of context.tokenNodes) checkNode(node, context);
    checkTwins(context);
    checkNames(context);
    reportCircles(context);
  },
});

const checkNode = ({ value, path, names, type }: TokenNode, { report }: CheckContext): void => {
  if (!isTokenObject(value)) {
    const message = 'A token is an object with a "$value".';
    report({ path, message, expected: '{ "$value": … }', actual: JSON.stringify(value) });
    return;
  }
  if (Object.hasOwn(value, '$type') && type === 'unknown') {
    const actual = JSON.stringify(value.$type);
    report({
      path: [...path, '$type'],
      message: `There is no token type ${actual}.`,
      expected: tokenTypes.join(', '),
      actual,
      candidates: tokenTypes,
      word: String(value.$type),
    });
  }
  if (!Object.hasOwn(value, '$value')) {
    for (const key of Object.keys(value).filter((name) => !name.startsWith('$') && !isTokenName(name))) {
      const message = 'The name of a token has letters, digits and hyphens.';
      report({ path: [...path, key], at: 'key', message, actual: key });
    }
  } else if (type === undefined && aliasOf(value.$value) === undefined) {
    const message = `The token "${names.join('.')}" has no $type, and neither has a group around it.`;
    report({ path, at: 'key', message, expected: tokenTypes.join(', ') });
  }
};

/** `color.on-ink` and `color.on.ink` would both be `--color-on-ink`. */
const checkTwins = ({ tokens, report }: CheckContext): void => {
  const owners = new Map<string, string>();
  for (const [name, { path }] of tokens) {
    const property = name.replaceAll('.', '-');
    const twin = owners.get(property);
    if (twin === undefined) owners.set(property, name);
    else {
      const message = `"${name}" and "${twin}" would be the same custom property.`;
      report({ path, at: 'key', message, actual: name });
    }
  }
};

/** The tokens that aliases, contrast pairs and presets name. */
const checkNames = ({ tokens, theme, hasFinding, report }: CheckContext): void => {
  // One with a mistake in it may be the one that is meant.
  const isKnown = (name: string): boolean => tokens.has(name) || hasFinding(['tokens', ...name.split('.')]);
  const check = (name: string, path: Path): void => {
    if (isKnown(name)) return;
    report({ path, message: `There is no token "${name}".`, actual: name, candidates: tokens.keys(), word: name });
  };
  for (const { path, alias, extension } of tokens.values()) {
    if (alias !== undefined) check(alias, [...path, '$value']);
    const place = [...path, '$extensions', 'schoolyard', 'contrast', 'on'];
    for (const [i, on] of (extension.contrast?.on ?? []).entries()) check(aliasOf(on) ?? on, [...place, i]);
  }
  const names = [...tokens.keys()];
  for (const [preset, { tokens: chosen = {} }] of Object.entries(theme.presets ?? {})) {
    for (const name of Object.keys(chosen).filter((id) => !isKnown(id))) {
      const path = ['presets', preset, 'tokens', name];
      const message = `This theme has no token "${name}".`;
      report({ path, at: 'key', message, actual: name, candidates: names, word: name });
    }
  }
};
