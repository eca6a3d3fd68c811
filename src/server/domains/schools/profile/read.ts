import { readProfile } from '#schemas/api/school-profile.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { profileAnswer } from './profile-answer.ts';

/** A school's profile: its public facts, and all of it for those who may read it in the office. */
export const readProfileHandler = handle(readProfile, async (_, context) => {
  const { school, services } = context;
  const isOffice = context.scopeOf('/school/profile', 'read') !== undefined;
  const body = await context.read((transaction) =>
    profileAnswer(transaction, { school, services, now: context.now(), isOffice }),
  );
  return { ...ok(body), headers: { vary: 'origin, cookie, authorization', ...(isOffice ? officeOnly : {}) } };
});

const officeOnly = { 'cache-control': 'private, no-cache' };
