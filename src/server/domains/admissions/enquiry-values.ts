import type { EnquiryBody } from '#schemas/api/admissions.ts';
import { describingFields } from '#schemas/records/enquiry.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { EnquiryRow } from '#server/store/schema.ts';

/** What an enquirer entered, as it is stored. */
type EnquiryValues = Pick<
  EnquiryRow,
  | 'session'
  | 'classId'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'dateOfBirth'
  | 'gender'
  | 'parentName'
  | 'parentRelation'
  | 'mobile'
  | 'email'
  | 'details'
>;

/** The columns of a checked body: numbers in one form, addresses of mails in small letters. */
export const enquiryValues = (body: EnquiryBody): EnquiryValues => {
  const normalized = {
    ...body,
    ...(body.Alternate_Mobile && { Alternate_Mobile: normalizePhone(body.Alternate_Mobile) }),
  };
  const details = describingFields.flatMap((name) =>
    normalized[name] === undefined ? [] : [[name, normalized[name]] as const],
  );
  return {
    session: body.Session,
    classId: body.Class_Id,
    firstName: body.Student_First_Name,
    middleName: body.Student_Middle_Name ?? null,
    lastName: body.Student_Last_Name ?? null,
    dateOfBirth: body.Date_Of_Birth,
    gender: body.Gender,
    parentName: body.Parent_Name,
    parentRelation: body.Parent_Relation,
    mobile: normalizePhone(body.Mobile),
    email: body.Email?.toLowerCase() ?? null,
    details: Object.fromEntries(details),
  };
};
