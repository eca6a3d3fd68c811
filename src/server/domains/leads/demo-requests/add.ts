import { and, desc, eq, gt } from 'drizzle-orm';
import { addDemoRequest, type DemoRequestBody } from '#schemas/api/demo-requests.ts';
import { privacyNoticeVersion } from '#schemas/api/public-form.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { officeEmail } from '#server/domains/schools/index.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import { countForm, formAnswer, isTrapped } from '#server/http/forms/public-form.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { lockName } from '#server/store/lock-name.ts';
import { onlyRow } from '#server/store/query.ts';
import { demoRequests } from '#server/store/schema.ts';
import { dayMs } from '#shared/calendar.ts';
import { newDemoRequest } from '../mails.ts';
import { notifyOffice } from '../notify-office.ts';
import { demoRequestRow } from './demo-request-row.ts';

const message = 'Thank you. We will call you within one working day.';
const limit = { call: addDemoRequest, timed: 5, untimed: 2 };

/** Stores a request for a demonstration. Another one from the same number within a day replaces it. */
export const addDemoRequestHandler = handle(addDemoRequest, async ({ body }, context) => {
  if (!isTrapped(body)) {
    const mobile = normalizePhone(body.Mobile);
    checkForm(body, mobile);
    countForm(body, context, limit);
    const { row, office } = await context.write(async (transaction) => ({
      row: demoRequestRow(await keep(transaction, context, { ...body, Mobile: mobile })),
      office: await officeEmail(transaction, context.now()),
    }));
    const { Name, School_Name, Mobile } = row;
    const facts = { name: Name, school: School_Name, mobile: Mobile };
    notifyOffice(context, office, { mail: newDemoRequest, facts });
  }
  return formAnswer(context, created({ message }));
});

const checkForm = ({ Consent, Email }: DemoRequestBody, mobile: string): void => {
  const errors = {
    ...(Consent ? {} : { Consent: ['Please agree that we may contact you.'] }),
    ...(Email !== undefined || mobile.startsWith('+91') ? {} : { Email: ['Please enter email.'] }),
  };
  if (Object.keys(errors).length > 0) throw notValid(errors);
};

const keep = async (transaction: WriteContext, { school, now }: CallContext, body: DemoRequestBody) => {
  const { db, audit } = transaction;
  const { Name, School_Name, Mobile, Email, Consent: _, Company_Fax: _fax, Fill_Seconds: _seconds, ...details } = body;
  const time = now();
  const values = {
    name: Name,
    schoolName: School_Name,
    email: Email ?? null,
    details,
    consentVersion: privacyNoticeVersion,
    updatedAt: time,
  };
  // Two of one number at once: the second waits, and finds the first.
  await lockName(db, 0, `demo ${Mobile}`);
  const [before] = await db
    .select()
    .from(demoRequests)
    .where(and(eq(demoRequests.mobile, Mobile), gt(demoRequests.createdAt, new Date(time.getTime() - dayMs))))
    .orderBy(desc(demoRequests.createdAt))
    .limit(1)
    .for('update');
  const row = onlyRow(
    await (before
      ? db
          .update(demoRequests)
          .set({ ...values, requests: before.requests + 1 })
          .where(eq(demoRequests.id, before.id))
          .returning()
      : db
          .insert(demoRequests)
          .values({ schoolId: school.schoolId, mobile: Mobile, createdAt: time, ...values })
          .returning()),
  );
  await audit({
    entity: 'demoRequest',
    id: row.id,
    before: before ? demoRequestRow(before) : null,
    after: demoRequestRow(row),
  });
  return row;
};
