import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importedFields } from '#schemas/records/student-import.ts';
import { mergeFields, type Values } from './merge-fields.ts';

const merge = (inFile: Values, stored: Values, remembered?: Values) => mergeFields({ inFile, stored, remembered });

describe('a row of a file and a student', () => {
  it('changes what differs, where no import has had the student', () => {
    expect(merge({ City: 'Pune', State: 'Goa' }, { City: 'Nashik', State: 'Goa' })).toEqual({
      changes: [{ field: 'City', before: 'Nashik', after: 'Pune' }],
      kept: [],
      remembered: { City: 'Pune', State: 'Goa' },
    });
  });

  it('changes what the file says otherwise than before', () => {
    const { changes, kept } = merge({ City: 'Pune' }, { City: 'Nashik' }, { City: 'Nashik' });
    expect([changes.length, kept.length]).toEqual([1, 0]);
  });

  it('keeps what was set by hand since, whether the file has changed or not', () => {
    for (const City of ['Nashik', 'Goa'])
      expect(merge({ City }, { City: 'Pune' }, { City: 'Nashik' })).toEqual({
        changes: [],
        kept: [{ field: 'City', stored: 'Pune', inFile: City }],
        remembered: { City },
      });
  });

  it('keeps what was taken out by hand, and what was filled in', () => {
    expect(merge({ City: 'Nashik' }, {}, { City: 'Nashik' }).kept).toHaveLength(1);
    expect(merge({ City: 'Nashik' }, { City: 'Pune' }, {}).kept).toHaveLength(1);
    expect(merge({ City: 'Nashik' }, {}, {}).changes).toHaveLength(1);
  });

  const values = fc.dictionary(
    fc.constantFrom(...importedFields),
    fc.constantFrom('a', 'b', 'c'),
  ) as fc.Arbitrary<Values>;
  const apply = (stored: Values, { changes }: ReturnType<typeof merge>): Values => ({
    ...stored,
    ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  });

  it('changes nothing the second time, and never what was set by hand after the first', () => {
    fc.assert(
      fc.property(values, values, values, values, (stored, file, byHand, next) => {
        const first = merge(file, stored);
        const after = apply(stored, first);
        expect(merge(file, after, first.remembered)).toMatchObject({ changes: [], kept: [] });
        const touched = { ...after, ...byHand };
        const second = merge(next, touched, first.remembered);
        for (const { field } of second.changes) expect(touched[field]).toBe(after[field]);
        expect(merge(next, apply(touched, second), second.remembered).changes).toEqual([]);
      }),
    );
  });
});
