import { type ComingHoliday, type GroupNotice, ownNewsLimits, readOwnNews } from '#schemas/api/office.ts';
import { holiday } from '#schemas/content/holiday.ts';
import { notice } from '#schemas/content/notice.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { byWebsiteOrder } from '#server/store/content/website-order.ts';
import type { ContentReader } from '#server/tenancy/content-reader.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { daysBetween } from '#shared/calendar.ts';

/** What a school tells the caller: notices for everybody and for the caller's group, and the holidays that come. */
export const readOwnNewsHandler = handle(readOwnNews, (_, context) =>
  context.read(async (transaction) => {
    const now = context.now();
    const { today } = await readSchoolDay(transaction, now);
    const reader = createStoreReader(transaction.db, now);
    const group = groupOf(context);
    return ok({ today, notices: await noticesFor(group, reader), holidays: await nextHolidays(today, group, reader) });
  }),
);

type Group = Exclude<NonNullable<GroupNotice['audience']>, 'All'>;

const groupOf = ({ actor }: Pick<CallContext, 'actor'>): Group => {
  if (actor.kind !== 'user') return 'Staff';
  return actor.role === 'Student' ? 'Students' : actor.role === 'Parent' ? 'Parents' : 'Staff';
};

const noticesFor = async (group: Group, reader: ContentReader): Promise<GroupNotice[]> => {
  const items = (await reader.items('notice'))
    .filter(({ document: { audience = 'All' } }) => audience === 'All' || audience === group)
    .toSorted(byWebsiteOrder(notice.order))
    .slice(0, ownNewsLimits.notices);
  const links = items.map(({ document }) => document.attachmentUrl ?? '');
  const files = await reader.files(links.filter((link) => link.startsWith('media:')));
  return items.map(({ id, document }, at) => {
    const link = links[at] ?? '';
    const attachmentUrl = link.startsWith('media:') ? files.get(link) : link;
    return {
      ...pick(document, ['noticeHead', 'noticeDetails', 'entryDateTime', 'level', 'lang']),
      noticeID: id,
      isPinned: document.isPinned === true,
      ...(document.audience && document.audience !== 'All' ? { audience: document.audience } : {}),
      ...(attachmentUrl ? { attachmentUrl } : {}),
    };
  });
};

/** Whether a holiday is one of a group: `Applies_To` says everybody, the staff, or some classes. */
const appliesTo = (people: string, group: Group): boolean =>
  people === 'All' || (people === 'Staff') === (group === 'Staff');

const nextHolidays = async (today: string, group: Group, reader: ContentReader): Promise<ComingHoliday[]> =>
  (await reader.items('holiday'))
    .filter(
      ({ document: { Holiday_Type, Applies_To = 'All', endHolidayDate } }) =>
        // On days with another timing there is school.
        Holiday_Type !== 'Timing_Change' && appliesTo(Applies_To, group) && endHolidayDate >= today,
    )
    .toSorted(byWebsiteOrder(holiday.order))
    .slice(0, ownNewsLimits.holidays)
    .map(({ id, document }) => ({
      ...pick(document, ['name', 'startHolidayDate', 'endHolidayDate', 'lang']),
      Id: id,
      days: Math.max(1, daysBetween(document.startHolidayDate, document.endHolidayDate)),
      forSomeClasses: /^\d/.test(document.Applies_To ?? ''),
    }));
