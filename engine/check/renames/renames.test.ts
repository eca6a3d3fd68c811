import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { problemsOf } from '../../testing/check.ts';

const withRenames = (renames: unknown): string =>
  edited('"presets": {', `"renames": ${JSON.stringify(renames)}, "presets": {`);
const messagesOf = (renames: unknown): readonly string[] =>
  problemsOf(withRenames(renames)).map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);

describe('renames', () => {
  it('lead to names that the theme has, in a chain too', () => {
    const sections = {
      'home/a': 'home/b',
      'home/b': 'home/news',
      'header/old': 'header/top',
      'gone/x': 'article/title',
    };
    expect(messagesOf({ sections, settings: { news: 'showNews' }, tokens: { 'color.text': 'color.ink' } })).toEqual([]);
  });

  it.each([
    [{ sections: { 'home/a': 'home/nws' } }, '/renames/sections/home~1a The theme has no section "home/nws".'],
    [{ settings: { news: 'showNew' } }, '/renames/settings/news The theme has no setting "showNew".'],
    [{ tokens: { 'color.text': 'color' } }, '/renames/tokens/color.text The theme has no token "color".'],
    [
      { sections: { 'home/a': 'home/b', 'home/b': 'constructor' } },
      '/renames/sections/home~1b The theme has no section',
    ],
    [{ settings: { tone: 'showNews' } }, '/renames/settings/tone The setting "tone" is still there'],
    [{ settings: { x: 'a', a: 'b', b: 'a' } }, '/renames/settings/a The renames lead round in a circle: a → b → a.'],
    [{ settings: { a: 'a' } }, '/renames/settings/a The renames lead round in a circle: a → a.'],
  ])('%j is one finding', (renames, message) => {
    const found = messagesOf(renames);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`THM033 ${message}`);
  });

  it('suggests the name that was meant', () => {
    expect(problemsOf(withRenames({ sections: { 'home/a': 'home/nws' } }))[0]?.suggestion).toBe('home/news');
  });

  it('of a wrong shape are not looked at further', () => {
    expect(messagesOf({ settings: { a: 5 } })).toEqual([expect.stringMatching(/^THM012 \/renames\/settings\/a /)]);
  });
});
