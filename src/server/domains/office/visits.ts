import { matchRoute } from '#engine/index.ts';
import { maxVisitedPages, readVisits, type Visits } from '#schemas/api/office.ts';
import { firstLanguage } from '#server/core/errors/translate.ts';
import { pageTitle } from '#server/domains/themes/public.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { mostVisited, visitsByDay } from '#server/store/page-visits.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { addDays } from '#shared/calendar.ts';

/** The visits of the days up to today, by day and by page, and how many there were in as many days before. */
export const readVisitsHandler = handle(readVisits, async ({ query: { period } }, context) => {
  const titleOf = await pageTitles(context);
  const { countsVisits: isCounted } = await context.services.siteOf(context.school);
  return context.read(async (transaction) => {
    const { schoolId } = context.school;
    const { today } = await readSchoolDay(transaction, context.now());
    const first = addDays(today, 1 - period);
    const counts = await visitsByDay(transaction, { schoolId, first: addDays(first, -period), last: today });
    const countsFrom = (start: string): Visits['days'] =>
      Array.from({ length: period }, (_, at) => addDays(start, at)).map((day) => ({
        day,
        count: counts.get(day) ?? 0,
      }));
    const days = countsFrom(first);
    const pages = await mostVisited(transaction, { schoolId, first, last: today, limit: maxVisitedPages });
    return ok({
      isCounted,
      days,
      pages: pages.map((page) => ({ ...page, ...titleOf(page.path) })),
      total: sum(days),
      before: sum(countsFrom(addDays(first, -period))),
    });
  });
});

const sum = (days: Visits['days']): number => days.reduce((total, { count }) => total + count, 0);

/** What the menu of the theme in use calls a path, in the language of the caller. */
const pageTitles = async ({ services, school, header }: CallContext): Promise<(path: string) => { title?: string }> => {
  const { record } = await services.siteOf(school);
  const theme = await services.themeOf(record);
  const locale = firstLanguage(header('accept-language'));
  return (path) => {
    const template = theme && matchRoute(theme, path)?.template;
    // The title of an item's page would be that of all of them.
    if (!template || template.segments?.some((segment) => segment.startsWith(':'))) return {};
    const title = pageTitle(theme, template, locale);
    return title === undefined ? {} : { title };
  };
};
