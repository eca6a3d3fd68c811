import { describe, expect, it } from 'vitest';
import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import { findingsIn, foundIn, themeText, under } from '../../testing/proof-theme.ts';
import { fixed } from '../../testing/prove.ts';
import { fixText } from '../apply-fixes.ts';

const on: Leaf = { ref: 'settings.on', op: 'equals', value: true };
const off: Leaf = { ref: 'settings.on', op: 'equals', value: false };
const calm: Leaf = { ref: 'settings.tone', op: 'equals', value: 'a' };
const items: Leaf = { ref: 'data.free', op: 'present' };

const cases: readonly (readonly [string, Condition, readonly string[]])[] = [
  ['a text that is no option', { ...calm, value: 'loud' }, ['THM044 /1/when/value']],
  [
    'one of several that is no option',
    { all: [on, { ref: 'settings.tone', op: 'in', values: ['a', 'x'] }] },
    ['THM044 /1/when/all/1/values/1'],
  ],
  ['a text for a boolean', { ...on, value: 'true' }, ['THM044 /1/when/value']],
  ['a number for a text', { ref: 'settings.text', op: 'notEquals', value: 1 }, ['THM044 /1/when/value']],
  ['a fraction of a whole number', { ref: 'data.page.rank', op: 'equals', value: 1.5 }, ['THM044 /1/when/value']],
  ['a number out of bounds', { ref: 'data.page.rank', op: 'in', values: [4, 5] }, ['THM044 /1/when/values/1']],
  ['how much a text is', { ref: 'settings.text', op: 'atLeast', value: 1 }, ['THM044 /1/when/op']],
  [
    'how much a boolean is',
    { any: [{ ref: 'settings.on', op: 'lessThan', value: 1 }, calm] },
    ['THM044 /1/when/any/0/op'],
  ],
  ['a list compared with a text', { ref: 'data.free', op: 'equals', value: 'a' }, ['THM044 /1/when/op']],
  ['a default out of bounds', { ref: 'route.query.page', op: 'equals', value: 0 }, []],
  ['a value of no declared type', { ref: 'data.page.any', op: 'equals', value: 'a' }, []],

  ['both of two', { all: [on, calm, off] }, ['THM041 /1/when/all/2']],
  ['too many', { all: [calm, { ref: 'data.few', op: 'atLeast', value: 4 }] }, ['THM041 /1/when/all/1']],
  ['more than is asked for', { ref: 'data.some', op: 'atLeast', value: 3 }, ['THM041 /1/when']],
  ['as many as are asked for', { ref: 'data.some', op: 'atLeast', value: 2 }, []],
  ['more than is given unless asked for', { ref: 'data.many', op: 'atLeast', value: 21 }, ['THM041 /1/when']],
  ['as many as are given unless asked for', { ref: 'data.many', op: 'atLeast', value: 20 }, []],
  ['fewer than there can be more of', { ref: 'data.many', op: 'lessThan', value: 21 }, ['THM042 /1/when']],
  ['more than an address can ask for', { ref: 'data.asked', op: 'atLeast', value: 4 }, ['THM041 /1/when']],
  ['as many as an address can ask for', { ref: 'data.asked', op: 'atLeast', value: 3 }, []],
  ['more than a school may choose, of which there is no bound', { ref: 'data.chosen', op: 'atLeast', value: 50 }, []],
  ['less than nothing', { ref: 'data.free', op: 'lessThan', value: 0 }, ['THM041 /1/when']],
  ['the text that is made absent', { ref: 'site.student_Domain', op: 'equals', value: '#' }, ['THM041 /1/when']],
  [
    'a group that excludes a leaf',
    { all: [on, { any: [off, { ...off, op: 'notEquals', value: true }] }] },
    ['THM041 /1/when/all/1'],
  ],

  ['what every school has', { ref: 'site.school_Name', op: 'present' }, ['THM042 /1/when']],
  ['one or the other', { any: [on, off] }, ['THM042 /1/when']],
  ['a setting', { ref: 'settings.tone', op: 'present' }, ['THM042 /1/when']],

  ['the same twice', { all: [on, calm, on] }, ['THM043 /1/when/all/2']],
  ['the same twice in a group', { any: [on, calm, on] }, ['THM043 /1/when/any/2']],
  [
    'present beside equals',
    {
      all: [
        { ref: 'settings.text', op: 'present' },
        { ref: 'settings.text', op: 'equals', value: 'x' },
      ],
    },
    ['THM043 /1/when/all/0'],
  ],
  [
    'a case of another in a group',
    {
      any: [
        { ref: 'settings.text', op: 'equals', value: 'x' },
        { ref: 'settings.text', op: 'present' },
      ],
    },
    ['THM043 /1/when/any/0'],
  ],
  ['a group that another leaf implies', { all: [on, { any: [on, calm] }] }, ['THM043 /1/when/all/1']],
  ['a leaf of a group that another leaf excludes', { all: [on, { any: [off, calm] }] }, ['THM043 /1/when/all/1/any/0']],
  [
    'what is always true beside something',
    { all: [{ ref: 'visitor.signedIn', op: 'present' }, on] },
    ['THM043 /1/when/all/0'],
  ],
  ['the "#" that never comes', { ref: 'site.student_Domain', op: 'notEquals', value: '#' }, ['THM043 /1/when']],
  [
    'the "#" beside present',
    {
      all: [
        { ref: 'site.student_Domain', op: 'present' },
        { ref: 'site.student_Domain', op: 'notEquals', value: '#' },
      ],
    },
    ['THM043 /1/when/all/1'],
  ],

  ['two facts', { all: [on, { any: [calm, items] }] }, []],
  ['a required text that may be empty', { ref: 'data.page.lead', op: 'present' }, []],
  // These have findings of their own names.
  ['an unknown ref', { all: [on, off, { ref: 'data.nothing', op: 'present' }] }, ['THM023 /1/when/all/2/ref']],
  ['a missing operand', { all: [on, off, { ref: 'settings.tone', op: 'equals' }] }, ['THM031 /1/when/all/2']],
];

describe('a condition', () => {
  it.each(cases)('on %s', (_, when, found) => expect(foundIn(under(when))).toEqual(found));

  it('of a section that stands on every page is judged by all of them', () => {
    const header = [{ id: 'bar', type: 'bar', when: { ref: 'data.few', op: 'present' } }];
    expect(foundIn({ header })).toEqual(['THM042 /groups/header/0/when']);
    expect(foundIn({ header, elsewhere: { few: { source: 'free' } } })).toEqual([]);
  });

  it.each<readonly [Condition, string]>([
    [{ all: [on, { ...on, op: 'present' }] }, 'is always true'],
    [{ any: [on, { ref: 'data.few', op: 'atLeast', value: 4 }] }, 'is never true: it decides nothing'],
    [{ all: [items, { any: [off, { ...items, op: 'absent' }] }] }, 'is never true beside "data.free present"'],
    [{ all: [{ any: [on, calm] }, { any: [off, calm] }, { any: [calm, items] }] }, 'beside what else'],
  ])('%j says why a part is redundant', (when, reason) => {
    expect(findingsIn(themeText(under(when)))[0]).toMatchObject({ message: expect.stringContaining(reason) });
  });

  it('of the section with the h1 is one finding, whatever it says', () => {
    const when = { all: [on, off] };
    const theme = JSON.parse(themeText({}));
    theme.templates.home.sections[0].when = when;
    expect(findingsIn(JSON.stringify(theme)).map(({ rule }) => rule)).toEqual(['THM030']);
  });

  it('suggests the nearest option', () => {
    const [finding] = findingsIn(themeText(under({ ...calm, value: 'A' })));
    expect(finding).toMatchObject({ suggestion: 'a', expected: '"a", "b" or "c"', actual: '"A"' });
  });
});

describe('a fix of a condition', () => {
  const fixable: readonly (readonly [string, Condition, Condition | undefined])[] = [
    ['takes the whole condition', { any: [on, off] }, undefined],
    ['takes a leaf of three', { all: [on, calm, on] }, { all: [on, calm] }],
    ['leaves one leaf by itself', { all: [on, on] }, on],
    ['leaves one leaf of a group by itself', { any: [calm, calm] }, calm],
    ['leaves one group by itself', { all: [{ any: [on, calm] }, { any: [on, calm] }] }, { any: [on, calm] }],
    ['leaves one leaf of an inner group by itself', { all: [on, { any: [off, calm] }] }, { all: [on, calm] }],
    [
      'takes a leaf of an inner group',
      { all: [on, { any: [off, calm, items] }] },
      { all: [on, { any: [calm, items] }] },
    ],
    [
      'takes a leaf of the same source',
      { all: [items, { ref: 'data.free', op: 'atLeast', value: 2 }] },
      { ref: 'data.free', op: 'atLeast', value: 2 },
    ],
  ];
  it.each(fixable)('%s', (_, when, expected) => {
    const theme = themeText(under(when));
    const [finding, ...others] = findingsIn(theme);
    expect(others).toEqual([]);
    if (!finding) throw new Error('There is nothing to fix.');
    const after = fixed(theme, [finding]);
    expect(JSON.parse(after).templates.home.sections[1].when).toEqual(expected);
    expect(findingsIn(after)).toEqual([]);
  });

  it('of several parts of one condition leaves what decides', () => {
    const theme = themeText(under({ all: [on, calm, on, { any: [off, items] }, calm, { any: [items, items] }] }));
    const { text } = fixText(theme, findingsIn);
    expect(JSON.parse(text).templates.home.sections[1].when).toEqual({ all: [on, calm, items] });
  });

  const listOf = (when: Condition, more: object = {}) =>
    findingsIn(themeText({ sections: [{ id: 'one', type: 'title', when, ...more }] }));

  it('is not offered where the section would do otherwise when a source fails', () => {
    const answered: Leaf = { ref: 'data.few', op: 'present' };
    expect(listOf(answered)).toMatchObject([{ rule: 'THM042' }]);
    expect(listOf(answered)[0]?.fix).toBeUndefined();
    const bound = { type: 'list', bindings: { items: { ref: 'data.few' } } };
    expect(listOf(answered, bound)[0]?.fix).toBeDefined();
  });
});

describe('a test for the "#" that never comes', () => {
  const excluded: Leaf = { ref: 'site.student_Domain', op: 'notEquals', value: '#' };
  const present: Leaf = { ref: 'site.student_Domain', op: 'present' };
  const found = (when: Condition, section: object = { type: 'title' }) =>
    findingsIn(themeText({ sections: [{ id: 'one', ...section, when }] }));

  it('is not taken out where it was to hide the section', () => {
    for (const when of [
      excluded,
      { all: [on, excluded] },
      { ref: excluded.ref, op: 'notIn', values: ['#'] } satisfies Leaf,
    ]) {
      const [finding, ...others] = found(when);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ rule: 'THM043', suggestion: 'site.student_Domain present' });
      expect(finding?.fix).toBeUndefined();
    }
  });

  it('is taken out beside present, and where the section is empty without it', () => {
    const theme = themeText(under({ all: [present, excluded] }));
    expect(JSON.parse(fixed(theme, findingsIn(theme))).templates.home.sections[1].when).toEqual(present);
    const link = { type: 'link', bindings: { domain: { ref: 'site.student_Domain' } } };
    expect(found(excluded, link)[0]?.fix).toBeDefined();
    expect(found(excluded, { ...link, onEmpty: 'message' })[0]?.fix).toBeUndefined();
  });
});

describe('a contradiction', () => {
  const absent: Leaf = { ref: 'data.free', op: 'absent' };
  const list = (when: Condition, more: object = {}) =>
    foundIn({ sections: [{ id: 'one', type: 'list', when, bindings: { items: { ref: 'data.free' } }, ...more }] });
  const contradiction = ['THM045 /1/when'];

  it.each<readonly [string, Condition]>([
    ['that is asked for', absent],
    ['beside something else', { all: [on, absent] }],
    ['in every case', { any: [absent, { ref: 'data.free', op: 'lessThan', value: 1 }] }],
    ['by its length', { ref: 'data.free', op: 'lessThan', value: 1 }],
  ])('is the absence %s', (_, when) =>
    expect(list(when).filter((found) => !found.startsWith('THM043'))).toEqual(contradiction),
  );

  it('is the absence of what the data is part of', () => {
    const sections = [
      {
        id: 'one',
        type: 'list',
        when: { ref: 'data.page', op: 'absent' },
        bindings: { items: { ref: 'data.page.lead' } },
      },
    ];
    expect(foundIn({ sections })).toEqual(contradiction);
  });

  it('is none where data can be there, something stands in for it, or its absence is what is shown', () => {
    expect(list({ any: [absent, on] })).toEqual([]);
    expect(list(absent, { bindings: { items: { ref: 'data.few' } } })).toEqual([]);
    expect(list(absent, { bindings: { items: { ref: 'data.free', fallback: ['a'] } } })).toEqual([]);
    expect(list(absent, { bindings: { items: { ref: 'data.few' }, note: { ref: 'data.free' } } })).toEqual([]);
    expect(list(absent, { onEmpty: 'message' })).toEqual([]);
  });

  it('is found although something else is redundant', () => {
    expect(list({ all: [absent, on, on] })).toEqual([...contradiction, 'THM043 /1/when/all/2']);
  });
});
