/** What of a source's loader compiles, and what does not: tsc is the test. */
import { holidays } from '#schemas/sources/holidays.ts';
import { topSchools } from '#schemas/sources/top-schools.ts';
import { toppers } from '#schemas/sources/toppers.ts';
import type { ContentReader } from '#server/tenancy/content-reader.ts';
import { pick, shapeItems } from '#server/tenancy/shape-items.ts';
import { defineDirectoryLoader, defineLoader } from '#server/website/sources/define.ts';

const day = { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-22', days: 1, past: false };

defineLoader(holidays, async ({ params }) => [{ ...day, Id: params.StartSession }] as const);

// @ts-expect-error A param that the source does not take.
defineLoader(holidays, async ({ params }) => [{ ...day, Id: params.session }]);

// @ts-expect-error A param as another type than its own.
defineLoader(holidays, async ({ params }) => [{ ...day, name: params.StartSession }]);

// @ts-expect-error An item with a wrong field.
defineLoader(holidays, async () => [{ ...day, past: 'no' }]);

// @ts-expect-error An item without one of its required fields.
defineLoader(holidays, async () => [{ Id: 1, name: 'Holi' }]);

// @ts-expect-error No answer.
defineLoader(holidays, async () => null);

defineLoader(holidays, async ({ school }) => [{ ...day, past: day.endHolidayDate < school.today }]);

// @ts-expect-error The date, for a result that is said never to expire.
defineLoader(toppers, async ({ school }) => [{ student_Name: school.today }]);

// @ts-expect-error Whose birthday it is, for a result that is said never to expire.
defineLoader(toppers, async ({ reader }) => (await reader.birthdays('2026-11-21')).map(({ document }) => document));

defineDirectoryLoader(topSchools, async ({ directory, params }) =>
  (await directory.list({ limit: params.pageSize })).map(({ name, slug, schoolKey, url }) => ({
    school_Name: name,
    school_Slug: slug,
    schoolKey,
    url,
  })),
);

// @ts-expect-error A source over all schools reads through the directory alone.
defineDirectoryLoader(topSchools, async ({ reader }) => reader.items('notice'));

export const readPublished = async (reader: ContentReader): Promise<unknown> => {
  // @ts-expect-error A type of content that there is not.
  await reader.items('notices');
  const items = await reader.items('message');
  const shape = { picture: 'image', name: 'name' } as const;
  // @ts-expect-error A field that the document has not.
  await shapeItems(items, reader, { ...shape, fields: ['title'] });
  const [shown] = await shapeItems(items, reader, { ...shape, fields: ['name', 'heading'] });
  // @ts-expect-error A field that was not copied.
  const left = shown?.description;
  const facts: { name: string; heading?: string; image?: string } | undefined = shown;
  // @ts-expect-error A field that the document has not.
  return [left, facts, items.map(({ document }) => pick(document, ['title']))];
};
