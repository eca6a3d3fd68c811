import type { Caller, CallOptions, CallResult, SentFile } from '../support/callers.ts';

const registrationPath = '/api/Account/schoolRegistration';

type Form = NonNullable<CallOptions['form']>;

/** What a school must say to be registered. */
const form: Form = {
  School_Id: 0,
  school_Name: 'Lotus Valley School',
  school_address: '12 Lake Road',
  City: 'Pune',
  State: 'Maharashtra',
  Pincode: '411001',
  Mobile: '98220 10001',
  Email: 'office@lotus.example',
  Admin_Name: 'Farida Sheikh',
  Admin_Email: 'Farida@Lotus.example',
  Admin_Mobile: '9822010002',
  Password: 'wet banyan morning',
  Terms: true,
  Consent: true,
  Fill_Seconds: 42,
};

/** Fields to send in place of the usual ones; undefined leaves one out. */
export type FormChanges = Readonly<Record<string, Form[string] | undefined>>;

/** Sends the form of a registration. */
export const register = (
  caller: Caller,
  changes: FormChanges = {},
  files: readonly SentFile[] = [],
): Promise<CallResult> => {
  const entries = Object.entries({ ...form, ...changes }).filter(([, value]) => value !== undefined);
  return caller.call('POST', registrationPath, { form: Object.fromEntries(entries) as Form, files });
};

/** A picture as the form's logo. */
export const logoOf = (data: Buffer, name = 'logo.png', type = 'image/png'): SentFile => ({
  field: 'school_Logo_Image',
  name,
  type,
  data,
});
