import { type StaffWebsiteBody, setStaffWebsite } from '#schemas/api/staff/website.ts';
import { staffWebsiteFields } from '#schemas/records/staff-website.ts';
import { notValid, refuse } from '#server/core/errors/refusals.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { handle } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { wrongWebsite } from '../check-website.ts';
import { lockMember } from '../find-member.ts';
import { answerMember } from '../list.ts';
import { audited, storeMember } from '../save.ts';

const names = Object.keys(staffWebsiteFields);

/** Says how a member is shown on the website; what is left out is emptied. */
export const setStaffWebsiteHandler = handle(setStaffWebsite, ({ params: { id }, body }, context) =>
  context.write(async (tx) => {
    const before = await lockMember(tx, id);
    const { version, updatedAt } = before;
    const current = audited(before);
    await requireMatch(tx, context, { entity: 'staffMember', id, version, updatedAt, current, yours: body });
    if (body.Show_On_Website && before.status === 'Left') throw refuse('This member of staff has left.');
    const { today } = await readSchoolDay(tx, context.now());
    const wrong = wrongWebsite(body, today);
    if (wrong.length > 0) throw notValid(Object.fromEntries(wrong.map(([field, text]) => [field, [text]])));
    const details = { ...withoutWebsite(before.details), ...websiteOf(body) };
    const row = await storeMember(tx, before, { details, version: version + 1 });
    await tx.audit({ entity: 'staffMember', id, before: current, after: audited(row) });
    return answerMember(context, tx.db, row);
  }),
);

const withoutWebsite = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !names.includes(name)));

const websiteOf = (body: StaffWebsiteBody): Record<string, unknown> => withoutNulls(pickFields(body, names));
