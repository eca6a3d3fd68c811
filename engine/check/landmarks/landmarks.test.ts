import { describe, expect, it } from 'vitest';
import { findingsIn, foundIn, themeText } from '../../testing/proof-theme.ts';

const bar = (id: string, when?: object) => ({ id, type: 'bar', ...(when ? { when } : {}) });
const named = (id: string, t: string, more: object = {}) => ({
  id,
  type: 'title',
  settings: { heading: { t } },
  ...more,
});
const tone = (value: string) => ({ ref: 'settings.tone', op: 'equals', value });
const free = { ref: 'data.free' };
const list = (id: string, more: object = {}) => ({
  ...named(id, 'one'),
  type: 'list',
  bindings: { items: free },
  ...more,
});

describe('a second banner or contentinfo', () => {
  it('is found where both can stand', () => {
    expect(foundIn({ header: [bar('a'), bar('b')] })).toEqual(['THM061 /groups/header/1/type']);
    expect(foundIn({ header: [bar('a')], footer: [bar('b')] })).toEqual(['THM061 /groups/footer/0/type']);
    expect(foundIn({ header: [bar('a', tone('a')), bar('b', { ...tone('a'), op: 'notEquals', value: 'b' })] })).toEqual(
      ['THM061 /groups/header/1/type'],
    );
    expect(foundIn({ footer: [{ id: 'a', type: 'foot' }], sections: [{ id: 'b', type: 'foot' }] })).toEqual([
      'THM061 /groups/footer/0/type',
    ]);
  });

  it('is none where one excludes the other', () => {
    expect(
      foundIn({ header: [bar('a', tone('a')), bar('b', tone('b'))], footer: [{ id: 'c', type: 'foot' }] }),
    ).toEqual([]);
  });
});

describe('two regions', () => {
  it('are one mistake where the second is a copy with the id of the first', () => {
    expect(foundIn({ sections: [named('a', 'one'), named('a', 'one')] })).toEqual([expect.stringMatching(/^THM029 /)]);
  });

  it('of one name are found, at the heading of the later one', () => {
    expect(foundIn({ sections: [named('a', 'one'), named('b', 'one')] })).toEqual(['THM061 /2/settings/heading']);
    expect(foundIn({ sections: [named('a', 'one'), named('b', 'same')] })).toEqual(['THM061 /2/settings/heading']);
  });

  it('are found by the name that their type gives them', () => {
    const news = (id: string) => ({ id, type: 'news' });
    expect(foundIn({ sections: [news('a'), news('b')] })).toEqual(['THM061 /2']);
  });

  it('are found by the language in which they have one name', () => {
    const theme = themeText({ sections: [named('a', 'one'), named('b', 'other')] });
    expect(findingsIn(theme)).toMatchObject([{ rule: 'THM061', message: expect.stringContaining('"एक" in "hi"') }]);
  });

  it('are none where they differ, have no name of the theme, or never stand together', () => {
    const plain = (id: string) => ({ id, type: 'title' });
    expect(foundIn({ sections: [plain('a'), plain('b')] })).toEqual([]);
    expect(
      foundIn({ sections: [named('a', 'one', { when: tone('a') }), named('b', 'one', { when: tone('b') })] }),
    ).toEqual([]);
    const without = named('b', 'one', { when: { ...free, op: 'absent' } });
    expect(foundIn({ sections: [list('a'), without] })).toEqual([]);
  });

  it('are none where one of them has the h1, which names the page', () => {
    const theme = JSON.parse(themeText({ sections: [named('b', 'one')] }));
    theme.templates.home.sections[0] = named('title', 'one');
    expect(findingsIn(JSON.stringify(theme))).toEqual([]);
    theme.templates.home.h1 = 'b';
    expect(findingsIn(JSON.stringify(theme)).filter(({ rule }) => rule === 'THM061')).toEqual([]);
  });

  it('are found where only a failure brings them together', () => {
    const without = named('b', 'one', { when: { ...free, op: 'absent' }, onError: 'message' });
    expect(foundIn({ sections: [list('a', { onError: 'message' }), without] })).toEqual(['THM061 /2/settings/heading']);
    expect(foundIn({ sections: [list('a', { onError: 'message' }), { ...without, onError: 'hide' }] })).toEqual([]);
    expect(foundIn({ sections: [list('a', { onEmpty: 'message' }), without] })).toEqual(['THM061 /2/settings/heading']);
  });
});
