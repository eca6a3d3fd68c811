import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fixture, openFixture } from '#preview/data/fixture-reader.ts';
import { noParams } from '#schemas/described.ts';
import { defineSource } from '#schemas/sources/define.ts';
import { sources } from '#schemas/sources/index.ts';
import { writeFolder } from '#tests/import/folder.ts';
import { thornySchool } from '#tests/support/schools.ts';
import { scratch } from '#tests/support/template.ts';
import { defineLoader, type LoaderInput } from './define.ts';

/** Days of three sessions, with a holiday and without. */
const days = ['2026-03-31', '2026-11-21', '2026-11-22', '2028-02-29'] as const;

type Load = (today: string) => Promise<unknown>;

/** How many different answers something gives on these days, by the school's date and by the machine's clock. */
const countAnswers = async (load: Load): Promise<number> => {
  const answers = new Set<string>();
  for (const today of days) {
    vi.setSystemTime(new Date(`${today}T06:00:00Z`));
    answers.add(JSON.stringify(await load(today)));
  }
  return answers.size;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a source that never expires', () => {
  let folder: string;
  let fixture: Fixture;
  beforeAll(async () => {
    folder = await writeFolder(scratch(), thornySchool());
    fixture = await openFixture(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Sources of one item are asked for one; the others take none of these. */
  const requested = { slug: 'ten-small-habits-that-make-board-exams-less-frightening', school: 'greenfield' };
  const loadOf = ({ name, params }: (typeof sources)[number]): Load => {
    const { properties } = params as { readonly properties: object };
    const given = Object.fromEntries(Object.entries(requested).filter(([key]) => Object.hasOwn(properties, key)));
    const { signal } = new AbortController();
    return async (today) => fixture.loaders(today)[name]?.(given, { signal, started: () => undefined });
  };

  it.each(sources.filter(({ expires }) => expires === 'never'))('$name gives the same on every day', async (source) =>
    expect(await countAnswers(loadOf(source))).toBe(1),
  );

  it('is not what one is that ends with the day', async () => {
    const dated = sources.filter(({ name }) => ['holidays', 'events', 'admissions'].includes(name));
    for (const source of dated) expect(await countAnswers(loadOf(source)), source.name).toBeGreaterThan(1);
  });
});

describe('a planted source that says it never expires', () => {
  const contract = defineSource({
    name: 'planted',
    title: 'Planted',
    params: noParams,
    result: { type: 'string' },
    tags: [],
    expires: 'never',
  });
  const loadOf =
    (read: (input: LoaderInput) => string | Promise<string>, expires: 'never' | 'midnight' = 'never'): Load =>
    (today) => {
      // A loader that got round the types.
      const loader = defineLoader({ ...contract, expires }, async (input) => read(input as unknown as LoaderInput));
      return loader.load({
        reader: { birthdays: async () => [] },
        school: { name: 'Neem', today },
        params: {},
      } as never);
    };

  it.each<[string, (input: LoaderInput) => string | Promise<string>]>([
    ['the school’s date', ({ school }) => school.today],
    ['the birthdays of a day', async ({ reader }) => String((await reader.birthdays('2026-11-21')).length)],
  ])('cannot read %s', async (_, read) => {
    await expect(loadOf(read)('2026-11-21')).rejects.toThrow(
      'The source "planted" reads the date, and its contract says that it never expires.',
    );
    await expect(loadOf(read, 'midnight')('2026-11-21')).resolves.toBeDefined();
  });

  it('is found by what it gives where it reads the machine’s clock', async () => {
    expect(await countAnswers(loadOf(() => new Date().toISOString()))).toBe(days.length);
    expect(await countAnswers(loadOf(({ school }) => school.name))).toBe(1);
  });
});
