import { addEnquiry, type EnquiryBody, type SavedEnquiry } from '#schemas/api/admissions.ts';
import { enquiryTypes } from '#schemas/records/enquiry.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import { formKeyOf } from '#server/http/forms/form-key.ts';
import { formLanguage } from '#server/http/forms/form-language.ts';
import { countForm, formAnswer, isTrapped } from '#server/http/forms/public-form.ts';
import { nextNumber } from '#server/store/number-series.ts';
import { onlyRow } from '#server/store/query.ts';
import { type EnquiryRow, enquiries } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { startYearOf } from './age.ts';
import { checkEnquiry, findEnquiryFaults, readEnquiryRules } from './check-enquiry.ts';
import { officeRow } from './enquiry-row.ts';
import { enquiryValues } from './enquiry-values.ts';
import { findSentEnquiry } from './find-sent.ts';
import { lockEnquiry, requireVersion, updateEnquiry } from './lock-enquiry.ts';
import { enquirySeries, newEnquiry, referenceNo } from './new-enquiry.ts';
import { sendReceipt } from './send-mails.ts';

const limit = { call: addEnquiry, timed: 5, untimed: 3 };

/** Adds an enquiry, from anyone, or changes one, by the office. A new one sent again is answered with the first. */
export const addEnquiryHandler = handle(addEnquiry, async ({ body }, context) => {
  const isOffice = context.scopeOf('/admissions', 'write') === 'all';
  if (body.Admission_Enquiry_Id > 0) {
    if (!isOffice) throw new AppError(context.actor.kind === 'visitor' ? 'NOT_SIGNED_IN' : 'NO_ACCESS');
    return change(body, context);
  }
  if (isOffice) {
    const enquiryType = body.Enquiry_Type ?? enquiryTypes.website;
    return created(await add(body, context, { enquiryType, clientKey: clientKeyOf(context) }));
  }
  if (isTrapped(body)) return answerForm(context, unsaved(body));
  const count = (): void => countForm(body, context, limit);
  const language = await formLanguage(context);
  const clientKey = formKeyOf(context, addEnquiry, body);
  return answerForm(
    context,
    await add(body, context, { enquiryType: enquiryTypes.website, language, clientKey, count }),
  );
});

interface Adding {
  readonly enquiryType: number;
  /** Of the page that a visitor wrote on. */
  readonly language?: string | undefined;
  readonly clientKey: string | undefined;
  /** For what visitors send: called once the enquiry is valid, before it is stored. */
  readonly count?: () => void;
}

const add = async (
  body: EnquiryBody,
  context: CallContext,
  { enquiryType, language, clientKey, count }: Adding,
): Promise<SavedEnquiry> => {
  const { schoolId } = context.school;
  const now = context.now();
  const saved = await context.write(async (transaction) => {
    const isOffice = count === undefined;
    const sent = await findSentEnquiry(transaction, { schoolId, clientKey, body, isOffice });
    if (sent) {
      transaction.unrecorded();
      const rules = await readEnquiryRules(transaction, { session: sent.session, now, isOffice });
      return { row: sent, warnings: findEnquiryFaults(rules, body).warnings, isNew: false };
    }
    const warnings = await checkEnquiry(transaction, { body, now, isOffice });
    count?.();
    const number = await nextNumber(transaction, schoolId, enquirySeries(startYearOf(body.Session)));
    const row = onlyRow(
      await transaction.db
        .insert(enquiries)
        .values(newEnquiry(context, { body, enquiryType, number, language, clientKey }))
        .returning(),
    );
    await transaction.audit({ entity: 'enquiry', id: row.id, after: officeRow(row) });
    return { row, warnings, isNew: true };
  });
  if (saved.isNew) sendReceipt(context, saved.row);
  return toSaved(context, saved.row, saved.warnings);
};

const change = (body: EnquiryBody, context: CallContext) =>
  context.write(async (transaction) => {
    const before = await lockEnquiry(transaction, body.Admission_Enquiry_Id);
    await requireVersion(transaction, context, { row: before, sent: body });
    if (before.status === enquiryStatus.confirmed) throw refuse('A confirmed enquiry cannot be changed.');
    const now = context.now();
    const warnings = await checkEnquiry(transaction, { body, before, now, isOffice: true });
    const enquiryType = body.Enquiry_Type ?? before.enquiryType;
    const values = enquiryValues(body);
    const facts = ['session', 'classId', 'dateOfBirth'] as const;
    // Another age, or one for another class, is waived anew.
    const ageWaived = before.ageWaived && facts.every((fact) => values[fact] === before[fact]);
    const row = await updateEnquiry(transaction, { before, change: { ...values, enquiryType, ageWaived }, now });
    return ok(toSaved(context, row, warnings));
  });

const toSaved = (context: CallContext, row: EnquiryRow, warnings: string[]): SavedEnquiry => ({
  Admission_Enquiry_Id: row.id,
  Reference_No: row.referenceNo,
  Status: row.status,
  warnings: warnings.map(inLanguageOf(context)),
});

/** The answer to a program that fell into the trap. */
const unsaved = ({ Session }: EnquiryBody): SavedEnquiry => ({
  Admission_Enquiry_Id: 1,
  Reference_No: referenceNo(startYearOf(Session), 0),
  Status: enquiryStatus.new,
  warnings: [],
});

/** A browser without script is sent back to its page, with the reference in the address. */
const answerForm = (context: CallContext, saved: SavedEnquiry) => {
  const answer = formAnswer(context, created(saved));
  if (answer.status !== 303) return answer;
  const page = new URL(answer.headers.location, context.services.originOf(context.school));
  page.searchParams.set('reference', saved.Reference_No);
  return { ...answer, headers: { ...answer.headers, location: page.pathname + page.search + page.hash } };
};
