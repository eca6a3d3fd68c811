import { describe, expect, it } from 'vitest';
import type { Problem } from '../../problem.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { sectionTokens } from './index.ts';

const reported = (findings: readonly Problem[]): unknown =>
  findings.map(({ rule, pointer, message, suggestion }) => [rule, pointer, message, suggestion]);

describe('section-tokens', () => {
  it('finds nothing where the theme has all that is read', () => {
    const list = { tokens: ['color.ink', 'size.gap'], contrast: [{ text: 'color.link', on: 'color.canvas', min: 3 }] };
    expect(prove(sectionTokens, baseTheme, { list })).toEqual([]);
  });

  it('says each token that is missing once, who reads it, and which token may be meant', () => {
    const text = edited('"gap":', '"gpa":');
    const list = { tokens: ['size.gap', 'color.star'], contrast: [{ text: 'color.star', on: 'color.ink', min: 3 }] };
    const findings = prove(sectionTokens, text, { list });
    expect(reported(findings)).toEqual([
      ['THM051', '/tokens', 'The theme lacks the token "size.gap", which "list" reads.', 'size.gpa'],
      ['THM051', '/tokens', 'The theme lacks the token "color.star", which "list" reads.', undefined],
    ]);
    // At the key of the tokens, where one is to be added.
    expect(findings[0]?.start).toEqual({ line: 7, column: 3 });
    expect(findings.some(({ fix }) => fix)).toBe(false);
  });

  it('covers what the page reads, and what text stands on', () => {
    const page = { tokens: ['font.body'], contrast: [] };
    const list = { contrast: [{ text: 'color.ink', on: 'color.scrim', min: 3 }], tokens: ['font.body'] };
    expect(prove(sectionTokens, baseTheme, { page, list }).map(({ message }) => message)).toEqual([
      'The theme lacks the token "font.body", which every page reads.',
      'The theme lacks the token "color.scrim", which "list" reads.',
    ]);
  });

  it('asks nothing for section types that stand on no page', () => {
    const unused = { tokens: ['color.none'] };
    const text = baseTheme.replaceAll('"type": "list"', '"type": "bar"');
    const findings = prove(sectionTokens, text, { list: unused });
    expect(findings.filter(({ rule }) => rule === 'THM051')).toEqual([]);
  });

  it('says that a token is of another type than its name promises', () => {
    const text = edited('"gap":', '"$type": "dimension", "width":').replace(
      '"size": {',
      '"radius": { "card": { "$type": "number", "$value": 4 } }, "size": {',
    );
    const findings = prove(sectionTokens, text.replace('"$type": "dimension", ', ''), {
      list: { tokens: ['radius.card'] },
    });
    expect(reported(findings)).toEqual([
      ['THM051', '/tokens/radius/card', 'The token "radius.card", which "list" reads, is a number.', undefined],
    ]);
  });

  it('leaves a missing token alone that another token names: that has a finding', () => {
    const text = edited('"canvas":', '"canvs":');
    const list = { tokens: ['color.canvas'] };
    expect(prove(sectionTokens, text, { list }).map(({ rule }) => rule)).toEqual(['THM027']);
  });
});
