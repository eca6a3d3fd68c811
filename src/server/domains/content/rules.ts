import { formats, isDate } from '#server/core/validation/formats.ts';
import { type ContentProblem, joinPath } from '#server/core/validation/problem.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { daysBetween } from '#shared/calendar.ts';

type Rule = (document: ContentDocument) => ContentProblem[];

const maxHolidayDays = 90;

const checkHoliday = (holiday: ContentDocument): ContentProblem[] => [
  ...checkHolidayDays(holiday),
  ...checkHours(holiday.Opens_At, holiday.Closes_At, 'Closes_At'),
];

/** What is wrong with hours that end before they begin. */
const checkHours = (opens: unknown, closes: unknown, field: string, path = field): ContentProblem[] =>
  typeof opens === 'string' && typeof closes === 'string' && closes <= opens
    ? [{ path, field, message: 'Closing time is before opening time.', actual: closes, expected: `after ${opens}` }]
    : [];

const checkHolidayDays = ({ startHolidayDate: start, endHolidayDate: end }: ContentDocument): ContentProblem[] => {
  if (typeof start !== 'string' || typeof end !== 'string' || !isDate(start) || !isDate(end)) return [];
  const days = daysBetween(start, end);
  const at = { path: 'endHolidayDate', field: 'endHolidayDate', actual: end };
  if (days < 1) return [{ ...at, message: 'The last day is before the first.', expected: `${start} or later` }];
  if (days > maxHolidayDays)
    return [
      {
        ...at,
        message: `A holiday lasts at most ${maxHolidayDays} days.`,
        expected: `at most ${maxHolidayDays} days from ${start}`,
      },
    ];
  return [];
};

const checkEvent = ({ entryDateTime: start, endDateTime: end }: ContentDocument): ContentProblem[] => {
  if (typeof start !== 'string' || typeof end !== 'string' || end >= start) return [];
  const at = { path: 'endDateTime', field: 'endDateTime', actual: end };
  return [{ ...at, message: 'The event ends before it begins.', expected: `${start} or later` }];
};

const checkAlbum = ({ schoolThemeMediaJson: entries }: ContentDocument): ContentProblem[] => {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null || 'Media_Name' in entry || 'Video_Url' in entry) return [];
    const path = joinPath('schoolThemeMediaJson', index);
    return [
      {
        path,
        field: 'schoolThemeMediaJson',
        message: 'Please enter a picture or a video.',
        expected: 'Media_Name or Video_Url',
      },
    ];
  });
};

const checkSchoolProfile = (profile: ContentDocument): ContentProblem[] => {
  const { Classes_From: first, Classes_To: last, Country: country, Pincode: code } = profile;
  const problems: ContentProblem[] = [];
  if (typeof first === 'number' && typeof last === 'number' && last < first)
    problems.push({ path: 'Classes_To', field: 'Classes_To', message: 'The last class is before the first.' });
  if ((country === undefined || country === 'India') && typeof code === 'string' && !formats.pincode.test(code))
    problems.push({ path: 'Pincode', field: 'Pincode', message: formats.pincode.message, actual: code });
  const { School_Timings: timings } = profile;
  for (const [index, timing] of (Array.isArray(timings) ? timings : []).entries()) {
    const { opens, closes } = (timing ?? {}) as { readonly opens?: unknown; readonly closes?: unknown };
    problems.push(
      ...checkHours(opens, closes, 'School_Timings', joinPath(joinPath('School_Timings', index), 'closes')),
    );
  }
  return problems;
};

/** What a schema cannot say of a type: relations between fields. */
const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['holiday', checkHoliday],
  ['event', checkEvent],
  ['galleryAlbum', checkAlbum],
  ['schoolProfile', checkSchoolProfile],
]);

/** Problems between the fields of a document of this type. */
export const checkRules = (type: string, document: ContentDocument): ContentProblem[] =>
  rules.get(type)?.(document) ?? [];
