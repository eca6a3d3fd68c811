import { describe, expect, it } from 'vitest';
import type { SourceReader } from './define.ts';
import { figures } from './figures.ts';

const school = { name: 'Asha School', today: '2026-11-21' };

interface Records {
  readonly enrolled?: { readonly students: number; readonly classes: number };
  readonly profile?: object;
  readonly disclosure?: object;
}

const load = ({ enrolled = { students: 0, classes: 0 }, profile, disclosure }: Records) => {
  const documents: Readonly<Record<string, object | undefined>> = { schoolProfile: profile, disclosure };
  const reader = {
    items: async (type: string) => (documents[type] ? [{ id: 1, document: documents[type] }] : []),
    enrolled: async () => enrolled,
  } as unknown as SourceReader;
  return figures.load({ reader, school, params: {} } as unknown as Parameters<typeof figures.load>[0]);
};

describe('the figures of a school', () => {
  it('are none where it has no records', async () => {
    expect(await load({})).toEqual([]);
    expect(await load({ profile: { school_Name: 'Asha School' } })).toEqual([]);
  });

  it('are counted from its students, its disclosure and the year of its founding', async () => {
    const disclosure = {
      Total_Teachers: 31,
      Results_X: [
        { Year: 2025, Registered: 40, Passed: 40 },
        { Year: 2026, Registered: 48, Passed: 47 },
      ],
    };
    const profile = { Established_Year: 1987 };
    expect(await load({ enrolled: { students: 438, classes: 11 }, profile, disclosure })).toEqual([
      { name: 'students', value: 438 },
      { name: 'classes', value: 11 },
      { name: 'teachers', value: 31 },
      { name: 'years', value: 39 },
      { name: 'passedX', value: 97.9, year: 2026 },
    ]);
  });

  it('name the results of Class XII where there are some', async () => {
    const disclosure = {
      Results_X: [{ Year: 2026, Registered: 10, Passed: 9 }],
      Results_XII: [{ Year: 2026, Registered: 80, Passed: 79, Pass_Percentage: 98.8 }],
    };
    expect(await load({ disclosure })).toEqual([{ name: 'passedXII', value: 98.8, year: 2026 }]);
  });

  it('leave out students while the office still enters them, and a year that has just begun', async () => {
    expect(await load({ enrolled: { students: 9, classes: 2 }, profile: { Established_Year: 2026 } })).toEqual([]);
    expect(await load({ enrolled: { students: 10, classes: 2 } })).toHaveLength(2);
  });

  it('say nothing of an examination that nobody sat', async () => {
    expect(await load({ disclosure: { Results_X: [{ Year: 2026, Registered: 0, Passed: 0 }] } })).toEqual([]);
  });
});
