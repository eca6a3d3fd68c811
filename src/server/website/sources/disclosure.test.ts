import { expect, it } from 'vitest';
import type { SourceReader } from './define.ts';
import { disclosure } from './disclosure.ts';

const load = (profile: object) => {
  const documents: Readonly<Record<string, object>> = { schoolProfile: profile, disclosure: { Society_Name: 'Asha' } };
  const reader = {
    items: async (type: string) => [{ id: 1, document: documents[type] }],
    files: async () => new Map(),
  } as unknown as SourceReader;
  const school = { name: 'Asha School', today: '2026-11-21' };
  return disclosure.load({ reader, school, params: {} } as unknown as Parameters<typeof disclosure.load>[0]);
};

it.each([
  [{ Classes_To: 11 }, []],
  [{ Classes_To: 13 }, ['results_X']],
  [{ Classes_To: 15 }, ['results_X', 'results_XII']],
  [{}, ['results_X', 'results_XII']],
])('a school that ends as %o has the results %o to make public', async (profile, names) => {
  const shown = Object.keys((await load(profile)) as object).filter((name) => name.startsWith('results'));
  expect(shown).toEqual(names);
});
