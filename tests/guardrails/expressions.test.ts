import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { findAttack } from '../support/count-regexp-steps.ts';
import { listFiles, readText } from './files.ts';

/** What meets what visitors, schools and themes send. */
const rooms = ['engine', 'schemas', 'sections', 'src/server', 'src/shared'];

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions of a module, and the patterns of its schemas, which ajv reads with the flag `u`. */
const expressionsOf = (file: string): Expression[] => {
  const found: Expression[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    Property({ key, value }) {
      const isPattern = key.type === 'Identifier' && key.name === 'pattern' && value.type === 'Literal';
      if (isPattern && typeof value.value === 'string') found.push({ source: value.value, flags: 'u' });
    },
  }).visit(parseSync(file, readText(file)).program);
  return found;
};

it('no regular expression takes steps that grow faster than what it reads', () => {
  const files = rooms.flatMap(listFiles).filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  const expressions = files.flatMap((file) => expressionsOf(file).map((one) => ({ file, ...one })));
  expect(expressions.length).toBeGreaterThan(200);
  const each = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
  const slow = [...each].flatMap(([expression, { file, ...one }]) => {
    const attack = findAttack(one);
    return attack === undefined ? [] : [{ file, expression, attack }];
  });
  expect(slow).toEqual([]);
});

it.each([
  [/[ \t]+$/, 'text  x'],
  [/"(?:\\.|[^"\\\n])*"/g, '"\\"'],
  [/\/\*[\s\S]*?\*\//g, '/*'],
  [/^\{\{\s*([a-z]*)\s*(?:\?\?\s*(.*?)\s*)?\}\}$/s, '{{a??   '],
  [/^(?:a|a)*$/, 'a'],
  [/^(?:\w+\s?)*$/, 'word'],
  [/<[^>]*>/g, '<'],
  [/[^.]+[.]/g, 'a'],
])('finds that %s does, with a text such as %j', ({ source, flags }) => {
  expect(findAttack({ source, flags })).toBeDefined();
});

it.each([
  /(?<![ \t])[ \t]+$/,
  /"(?:\\.|[^"\\\n])*"?/g,
  /\/\*[\s\S]*?(?:\*\/|$)/g,
  /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
  /\p{M}{31}/u,
  /<[^<>]*>/g,
])('finds that %s does not', ({ source, flags }) => {
  expect(findAttack({ source, flags })).toBeUndefined();
});
