import { type ParseError, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { syntaxFaults } from './faults.ts';

const errorsOf = (text: string): ParseError[] => {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors;
};

const messagesOf = (text: string): string[] => syntaxFaults(text, errorsOf(text)).map(({ message }) => message);

describe('syntaxFaults', () => {
  it('names every comment and every comma too many, and what the parser stumbled over first', () => {
    expect(messagesOf(`{/* a */"a": 1, // b\n"b": 'c', 'd', 'e'}`)).toEqual([
      'Comments are not allowed in a theme.',
      'Comments are not allowed in a theme.',
      'This is not JSON. Texts stand in double quotes.',
    ]);
  });

  it('looks at no fault behind that one', () => {
    let looks = 0;
    const text = `{${"'a' ".repeat(1000)}`;
    const errors = errorsOf(text).map(({ error, ...place }) => ({
      ...place,
      get error() {
        looks += 1;
        return error;
      },
    }));
    expect(errors.length).toBeGreaterThan(500);
    expect(syntaxFaults(text, errors)).toHaveLength(1);
    expect(looks).toBe(1);
  });

  it('takes a comment away with the blanks before it', () => {
    const text = '{"a": 1 \t /* b */\n}';
    const [finding] = syntaxFaults(text, errorsOf(text));
    expect(finding?.fix?.edits).toEqual([{ offset: 7, length: 10, text: '' }]);
  });
});
