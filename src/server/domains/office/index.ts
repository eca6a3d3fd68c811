import type { Handler } from '#server/http/calls/handle.ts';
import { followOfficeHandler } from './follow.ts';
import { readOverviewHandler } from './overview.ts';
import { readOwnNewsHandler } from './own-news.ts';
import { putAwayFirstStepsHandler } from './put-away.ts';
import { showPlaceHandler } from './show-place.ts';
import { readTodayHandler } from './today.ts';
import { readVisitsHandler } from './visits.ts';

/** What the calls of the office's own screens do. */
export const officeHandlers: readonly Handler[] = [
  readTodayHandler,
  readVisitsHandler,
  readOwnNewsHandler,
  readOverviewHandler,
  putAwayFirstStepsHandler,
  followOfficeHandler,
  showPlaceHandler,
];
