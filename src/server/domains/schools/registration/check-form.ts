import type { RegistrationBody } from '#schemas/api/registration.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { Services } from '#server/http/calls/handle.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';
import { profileDocument, profileErrors } from '../profile/profile-document.ts';
import { themeErrors } from '../profile/theme-errors.ts';

/** Throws `NOT_VALID` with everything that the schema of a registration cannot say. */
export const checkRegistration = async (
  form: RegistrationBody,
  { store, passwords }: Pick<Services, 'store' | 'passwords'>,
  now: Date,
): Promise<void> => {
  const { Admin_Name: name, Admin_Email: email, Admin_Mobile, Password } = form;
  const problem = await passwords.problem(Password, { name, email, mobile: normalizePhone(Admin_Mobile) });
  const errors: FieldErrors = {
    ...profileErrors(profileDocument(form), now),
    ...(await themeErrors(store, form.theme_Id)),
    ...(problem === undefined ? {} : { Password: [problem] }),
    ...(form.Terms ? {} : { Terms: ['Please agree to the terms.'] }),
    ...(form.Consent ? {} : { Consent: ['Please agree to the privacy notice.'] }),
  };
  if (Object.keys(errors).length > 0) throw notValid(errors);
};
