import type { TokenType } from '#schemas/theme/tokens.ts';
import type { PageStyle } from '../../section.ts';
import { aliasOf } from '../../tokens/collect-tokens.ts';
import { targetOf } from '../../tokens/compile-tokens.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { usedSections } from '../used-sections.ts';

/** A token that a section type on some page reads, and that the theme does not have, or has as something else. */
export const sectionTokens = defineRule({
  meta: {
    id: 'THM051',
    name: 'section-tokens',
    title: 'The theme has every token that its section types and the page itself read.',
    severity: 'error',
    docs: 'docs/rules/THM051.md',
    ignorable: false,
  },
  check(context) {
    const { tokens } = context;
    const needed = readersOf(context);
    const named = namedInTokens(context);
    const unread = [...tokens.keys()].filter((name) => !needed.has(name));
    for (const [name, readers] of needed) {
      const token = tokens.get(name);
      // What is wrong at a token has a finding, and so has a token that another one names and that is not there.
      if (named.has(name) ? !token : context.hasFinding(token?.path ?? ['tokens', ...name.split('.')])) continue;
      const by = describeReaders(readers);
      const wanted = typeOf(name);
      const type = token && targetOf(token, tokens)?.type;
      if (!token) {
        const message = `The theme lacks the token "${name}", which ${by}.`;
        const meant = { candidates: unread, word: name };
        context.report({ path: ['tokens'], at: 'key', subject: name, message, expected: `"${name}"`, ...meant });
      } else if (wanted && type && wanted !== type) {
        const message = `The token "${name}", which ${by}, is a ${type}.`;
        context.report({ path: token.path, at: 'key', message, expected: `a ${wanted}`, actual: `a ${type}` });
      }
    }
  },
});

const everyPage = 'every page';

/** Each token that is read, with what reads it: the page, and section types. */
const readersOf = (context: CheckContext): ReadonlyMap<string, readonly string[]> => {
  const readers = new Map<string, string[]>();
  const add = (reader: string, { tokens, contrast }: PageStyle): void => {
    const names = new Set([...tokens, ...contrast.flatMap(({ text, on }) => [text, on])]);
    for (const name of names) readers.set(name, [...(readers.get(name) ?? []), reader]);
  };
  add(everyPage, context.page);
  for (const { type, ...style } of usedSections(context)) add(`"${type}"`, style);
  return readers;
};

/** The tokens that others are aliases of, or have a contrast with. */
const namedInTokens = ({ tokens }: CheckContext): ReadonlySet<string> =>
  new Set(
    [...tokens.values()].flatMap(({ alias, extension }) => [
      ...(alias === undefined ? [] : [alias]),
      ...(extension.contrast?.on ?? []).map((on) => aliasOf(on) ?? on),
    ]),
  );

const types: ReadonlyMap<string, TokenType> = new Map([
  ['color', 'color'],
  ['font', 'fontFamily'],
  ['size', 'dimension'],
  ['radius', 'dimension'],
  ['shadow', 'shadow'],
]);

/** The type that the first part of a token's name requires, such as a colour for `color.ink`. */
const typeOf = (name: string): TokenType | undefined => types.get(name.split('.')[0] ?? '');

/** What reads a token, as the rest of a sentence. A page reads it whatever stands on it. */
const describeReaders = (readers: readonly string[]): string => {
  if (readers[0] === everyPage || readers.length === 1) return `${readers[0]} reads`;
  const shown = readers.slice(0, 2).join(', ');
  return readers.length > 2 ? `${shown} and ${readers.length - 2} more read` : `${readers.join(' and ')} read`;
};
