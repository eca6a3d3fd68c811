import type { AdmissionSeason } from '#schemas/api/admission-seasons.ts';
import { listAdmissionSeasons } from '#schemas/api/admission-seasons.ts';
import { offeredClasses } from '#server/domains/lookups/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { admissionSeasons } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { currentSessions, openSessions, stateOn, toSeason } from '#server/tenancy/open-sessions.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { startYearOf } from './age.ts';
import { documentsByRules, readDocumentRules } from './required-documents.ts';
import { classIn, isOfferedIn } from './season-classes.ts';
import { countTaken, countWaiting } from './seats.ts';

/** This session and the next as admissions have them. */
export const listAdmissionSeasonsHandler = handle(listAdmissionSeasons, (_, context) =>
  context.read(async (transaction) => {
    const day = await readSchoolDay(transaction, context.now());
    const shown: AdmissionSeason[] = [];
    for (const session of currentSessions(day).toReversed())
      shown.push(await readSeason(transaction, session, context.now()));
    return ok(shown);
  }),
);

/** A session as its admissions stand. */
export const readSeason = async (transaction: StoreContext, session: string, now: Date): Promise<AdmissionSeason> => {
  const { db } = transaction;
  const day = await readSchoolDay(transaction, now);
  const [profile] = await createStoreReader(db, now).items('schoolProfile');
  const row = (await db.select().from(admissionSeasons)).find(({ startYear }) => startYear === startYearOf(session));
  const season = row && toSeason(row);
  const { admission_Open: isAdmitting = true, ...rest } = profile?.document ?? {};
  const rules = await readDocumentRules(transaction);
  const taken = await countTaken(db, session);
  const waiting = await countWaiting(db, session);
  const classes = (await offeredClasses(transaction)).map((one): AdmissionSeason['Classes'][number] => {
    const { minAge, maxAge, seats } = classIn(season, one);
    const fee = season?.settings.Classes.find(({ Class_Id }) => Class_Id === one.id)?.Fee;
    return {
      Class_Id: one.id,
      Is_Offered: isOfferedIn(season, one.id, profile?.document),
      ...(seats !== undefined && { Seats: seats }),
      ...(minAge !== undefined && { Min_Age: minAge }),
      ...(maxAge !== undefined && { Max_Age: maxAge }),
      ...(fee !== undefined && { Fee: fee }),
      Taken: taken.get(one.id) ?? 0,
      Waiting: waiting.get(one.id) ?? 0,
      Documents: [...documentsByRules(rules, one.id)],
    };
  });
  if (row) {
    const { settings, version } = row;
    const state = isAdmitting ? stateOn(settings, day.today) : 'Closed';
    return { ...settings, Session: session, State: state, Classes: classes, Version: version };
  }
  const open = openSessions(day, rest).find(({ name }) => name === session);
  const named = profile?.document.Open_Sessions?.find(({ Session }) => Session === session);
  return {
    Session: session,
    State: !isAdmitting ? 'Closed' : open ? 'Open' : named ? 'Over' : 'Closed',
    Is_Open: open !== undefined || named !== undefined,
    ...(named?.Closes_On && { Closes_On: named.Closes_On }),
    ...(named?.Age_On && { Age_On: named.Age_On }),
    Days: [],
    Classes: classes,
    Version: 0,
  };
};
