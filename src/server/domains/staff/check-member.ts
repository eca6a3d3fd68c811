import type { StaffMemberBody } from '#schemas/api/staff/save.ts';
import type { StaffRow } from '#server/store/schema.ts';
import { ageOn } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';
import { wrongWebsite } from './check-website.ts';

interface Given {
  /** The school's day, YYYY-MM-DD. */
  readonly today: string;
  readonly before: StaffRow | undefined;
}

type Wrong = readonly [field: string, text: string];

const inFuture = 'Date cannot be in the future.';
const leastAge = 18;

/** What a schema cannot say of a member of staff: texts by field, none if all is well (docs/domain.md, Staff). */
export const findWrongFields = (body: StaffMemberBody, { today, before }: Given): FieldErrors => {
  const wrong = [
    ...wrongDays(body, today),
    ...wrongLeaving(body, before),
    ...wrongAccount(body, before),
    ...wrongWebsite(body, today),
  ];
  return Object.fromEntries(wrong.map(([field, text]) => [field, [text]]));
};

const wrongDays = (body: StaffMemberBody, today: string): readonly Wrong[] => {
  const { Date_Of_Birth: born, Joining_Date: joined, Police_Verified_On: verified } = body;
  const { Police_Verification_Until: until } = body;
  const wrong: Wrong[] = [];
  if (born && born > today) wrong.push(['Date_Of_Birth', inFuture]);
  else if (born && ageOn(born, joined) < leastAge)
    wrong.push(['Date_Of_Birth', `A member of staff is at least ${leastAge} years old on the day of joining.`]);
  if (verified && verified > today) wrong.push(['Police_Verified_On', inFuture]);
  if (verified && until && until < verified)
    wrong.push(['Police_Verification_Until', 'The last day is before the day of the verification.']);
  return wrong;
};

const wrongLeaving = (body: StaffMemberBody, before: StaffRow | undefined): readonly Wrong[] =>
  before?.leavingDate && before.leavingDate < body.Joining_Date
    ? [['Joining_Date', 'This is after the last day.']]
    : [];

const parts = [
  ['Account_Holder_Name', 'account holder name'],
  ['Bank_Name', 'bank name'],
  ['Ifsc', 'ifsc'],
] as const;

/** Whether a form has anything of a bank account. */
export const hasAccount = (body: StaffMemberBody): boolean =>
  Boolean(body.Account_No) || parts.some(([field]) => Boolean(body[field]));

/** An account is whole or not there. */
const wrongAccount = (body: StaffMemberBody, before: StaffRow | undefined): readonly Wrong[] => {
  if (!hasAccount(body)) return [];
  const wrong: Wrong[] = parts
    .filter(([field]) => !body[field])
    .map(([field, label]) => [field, `Please enter ${label}.`]);
  if (!body.Account_No && !before?.accountLast4) wrong.push(['Account_No', 'Please enter account no.']);
  if (body.Account_No && body.Account_No !== body.Confirm_Account_No)
    wrong.push(['Confirm_Account_No', 'The two account numbers are not the same.']);
  return wrong;
};
