import { newestSchools, readOverview } from '#schemas/api/platform.ts';
import { readNewDemoRequests, readUnreadMessages } from '#server/domains/leads/public.ts';
import { readNewestSchools } from '#server/domains/schools/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { dayMs } from '#shared/calendar.ts';

const recentDays = 30;

/** What there is on the installation, and what waits for its operators. */
export const readOverviewHandler = handle(readOverview, (_, context) =>
  context.read(async (transaction) => {
    const now = context.now();
    const { originOf } = context.services;
    const since = new Date(now.getTime() - recentDays * dayMs);
    return ok({
      ...(await readNewestSchools(transaction, { now, originOf, since, limit: newestSchools })),
      demoRequests: await readNewDemoRequests(transaction),
      messages: await readUnreadMessages(transaction),
    });
  }),
);
