import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { date } from './index.ts';

const condition = (leaf: string): string => edited('{ "ref": "data.news", "op": "present" }', leaf);
const query = (initial: string): string =>
  edited('"default": 1 } }', `"default": 1 }, "day": { "type": "string", "format": "date", "default": ${initial} } }`);
const found = (text: string): unknown =>
  prove(date, text).map(({ pointer, suggestion }) => [pointer.replace('/templates/home/', ''), suggestion]);

describe('date', () => {
  it('finds a day that its month does not have, and suggests the last that it has', () => {
    expect(found(condition('{ "ref": "site.today", "op": "equals", "value": "2026-02-30" }'))).toEqual([
      ['sections/1/when/all/1/value', '2026-02-28'],
    ]);
    expect(found(condition('{ "ref": "site.today", "op": "in", "values": ["2028-02-29", "2026-06-31"] }'))).toEqual([
      ['sections/1/when/all/1/values/1', '2026-06-30'],
    ]);
  });

  it('finds what is no date at all', () => {
    const place = 'sections/1/when/all/1/value';
    expect(found(condition('{ "ref": "site.today", "op": "equals", "value": "1 April" }'))).toEqual([
      [place, undefined],
    ]);
    expect(found(condition('{ "ref": "site.today", "op": "equals", "value": "2026-13-01" }'))).toEqual([
      [place, undefined],
    ]);
  });

  it('finds nothing in days of the calendar, in texts that are no dates, and in what is no text', () => {
    expect(found(condition('{ "ref": "site.office_Hours", "op": "equals", "value": "2026-02-30" }'))).toEqual([]);
    expect(found(condition('{ "ref": "site.today", "op": "present" }'))).toEqual([]);
  });

  it('finds what one session or one school decides for good', () => {
    for (const ref of ['site.session.label', 'site.school_Slug', 'site.phone'])
      expect(found(condition(`{ "ref": "${ref}", "op": "equals", "value": "2026-2027" }`))).toHaveLength(1);
    expect(found(condition('{ "ref": "site.phone", "op": "present" }'))).toEqual([]);
  });

  it('finds one day of one year, on which the condition is decided for good', () => {
    const values = '["2026-04-01", "2028-02-29"]';
    expect(found(condition(`{ "ref": "site.today", "op": "notIn", "values": ${values} }`))).toEqual([
      ['sections/1/when/all/1/values/0', undefined],
    ]);
  });

  it('looks at the defaults of query keys, of which an empty one says that no day was chosen', () => {
    expect(found(query('"2026-02-30"'))).toEqual([['query/day/default', '2026-02-28']]);
    expect(found(query('"2026-04-01"'))).toEqual([]);
    expect(found(query('""'))).toEqual([]);
  });
});
