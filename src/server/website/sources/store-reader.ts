import { offeredClasses } from '#server/domains/lookups/public.ts';
import { readShownStaff } from '#server/domains/staff/public.ts';
import type { Db } from '#server/store/store.ts';
import { readSeasons } from '#server/tenancy/open-sessions.ts';
import type { ReaderMemory } from '#server/tenancy/store-blogs.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { readBirthdayCards } from './birthday-cards.ts';
import type { SourceReader } from './define.ts';
import { readEnrolled } from './enrolled.ts';

/** Reads for loaders what visitors see at an instant, inside a school's transaction. */
export const createSourceReader = (db: Db, now: Date, memory: ReaderMemory): SourceReader => ({
  ...createStoreReader(db, now, memory),
  birthdays: (today) => readBirthdayCards(db, today),
  shownStaff: (today) => readShownStaff(db, today),
  enrolled: (today) => readEnrolled(db, today),
  classes: () => offeredClasses({ db }),
  seasons: () => readSeasons(db),
});
