import type { addEnquiry } from '#schemas/api/admissions.ts';
import type { ContactMessageRow } from '#schemas/api/contact-messages.ts';
import type { PartOf } from '#schemas/api/contract-types.ts';
import { enquiryTypes, genders } from '#schemas/records/enquiry.ts';

type EnquiryBody = NonNullable<PartOf<typeof addEnquiry, 'body'>>;

/** What the form of an enquiry asks, as it is typed; a choice that is not made is empty. */
export interface EnquiryFields {
  readonly Student_First_Name: string;
  readonly Student_Last_Name: string;
  readonly Date_Of_Birth: string;
  readonly Gender: string;
  readonly Class_Id: string;
  readonly Session: string;
  readonly Parent_Name: string;
  readonly Parent_Relation: string;
  readonly Mobile: string;
  readonly Email: string;
  readonly Message: string;
  readonly Consent: boolean;
}

/** As many characters as an enquiry takes of what was written. */
export const maxMessage = 1000;

/** What a message says already. */
export const fieldsOf = ({ Name, Mobile = '', Email = '', Subject, Message }: ContactMessageRow): EnquiryFields => ({
  Student_First_Name: '',
  Student_Last_Name: '',
  Date_Of_Birth: '',
  Gender: '',
  Class_Id: '',
  Session: '',
  Parent_Name: Name,
  Parent_Relation: '',
  Mobile,
  Email,
  Message: [Subject, Message].filter(Boolean).join('\n').slice(0, maxMessage),
  Consent: false,
});

const required = [
  'Student_First_Name',
  'Date_Of_Birth',
  'Gender',
  'Class_Id',
  'Session',
  'Parent_Name',
  'Parent_Relation',
  'Mobile',
  'Consent',
] as const satisfies readonly (keyof EnquiryFields)[];

/** The fields without which there is no enquiry, and which say nothing yet. */
export const missingOf = (fields: EnquiryFields): readonly (typeof required)[number][] =>
  required.filter((name) => (name === 'Consent' ? !fields.Consent : fields[name].trim() === ''));

/** What is sent; none may be missing. What was written on the website came from there. */
export const bodyOf = (fields: EnquiryFields): EnquiryBody => {
  const { Student_Last_Name, Email, Message } = fields;
  const gender = genders.find((one) => one === fields.Gender);
  if (gender === undefined) throw new Error('The form of an enquiry was sent without a gender.');
  return {
    Admission_Enquiry_Id: 0,
    Enquiry_Type: enquiryTypes.website,
    Session: fields.Session,
    Class_Id: Number(fields.Class_Id),
    Student_First_Name: fields.Student_First_Name.trim(),
    Date_Of_Birth: fields.Date_Of_Birth,
    Gender: gender,
    Parent_Name: fields.Parent_Name.trim(),
    Parent_Relation: Number(fields.Parent_Relation),
    Mobile: fields.Mobile.trim(),
    Consent: fields.Consent,
    ...(Student_Last_Name.trim() ? { Student_Last_Name: Student_Last_Name.trim() } : {}),
    ...(Email.trim() ? { Email: Email.trim() } : {}),
    ...(Message.trim() ? { Message: Message.trim() } : {}),
  };
};
