import { logoBytes } from '#schemas/api/profile-fields.ts';
import { type RegisteredSchool, type RegistrationBody, schoolRegistration } from '#schemas/api/registration.ts';
import { officePath } from '#schemas/office.ts';
import { newSecret } from '#server/core/crypto/secret.ts';
import { tooMany } from '#server/core/errors/refusals.ts';
import { recipientKey } from '#server/core/limits/limit-key.ts';
import { beganHere, handoverUrl, mailedLink } from '#server/domains/accounts/index.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import { storePictureUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { type CallContext, created, handle } from '#server/http/calls/handle.ts';
import { formLanguage } from '#server/http/forms/form-language.ts';
import { countForm, isTrapped } from '#server/http/forms/public-form.ts';
import { sendProductMail } from '#server/http/school-mail.ts';
import { isUniqueViolation } from '#server/store/errors.ts';
import { reserveSchoolId } from '#server/store/global.ts';
import { hasCode } from '#shared/errors/app-error.ts';
import { welcome } from '../mails.ts';
import { newKey } from '../write-school.ts';
import { checkRegistration } from './check-form.ts';
import { freeSlug } from './free-slug.ts';
import { type Registration, type RegistrationSecrets, writeRegistration } from './write-registration.ts';

const limit = { call: schoolRegistration, timed: 5, untimed: 2 };
/** Anyone may give anyone's address: more mails than these would only fill a mailbox. */
const mailsToOne = { name: 'registrationMail', max: 5, perSeconds: 3600 };
/** So often may others take the slug between its choice and its use. */
const slugTries = 5;

/**
 * Makes a school with its website and its admin. It is live at once, but unlisted until the admin's address is verified
 * by the link that is mailed.
 */
export const registerSchoolHandler = handle(schoolRegistration, async ({ body, files }, context) => {
  const { services } = context;
  const { store } = services;
  if (isTrapped(body)) return startResponse(context, await imitate(body, context), newSecret());
  await checkRegistration(body, services, context.now());
  countForm(body, context, limit);
  const wait = services.limiter.take(mailsToOne, recipientKey(body.Admin_Email));
  if (wait > 0) throw tooMany(wait);
  const passwordHash = await services.passwords.hash(body.Password);
  const language = await formLanguage(context);
  const schoolId = await reserveSchoolId(store);
  const uploads = await storeLogo(files, schoolId, context);
  const { registration, secrets } = await withUploads(services, uploads, () =>
    write(context, { schoolId, form: body, language, passwordHash, uploads }),
  );
  const school = { ...registration, primaryDomain: null };
  const link = mailedLink(services, school, { page: 'verify', secret: secrets.verify, language });
  const website = services.originOf(school);
  const reader = { to: body.Admin_Email, language };
  void sendProductMail(context, reader, welcome, { website, office: `${website}${officePath}`, link });
  return startResponse(context, registration, secrets.handover);
});

const storeLogo = (files: readonly UploadedFile[], schoolId: number, { services }: CallContext) =>
  Promise.all(
    files.map((file) =>
      storePictureUpload(services, { schoolId, file, class: 'public', userId: null, maxBytes: logoBytes }),
    ),
  );

interface Written {
  readonly registration: Registration;
  readonly secrets: RegistrationSecrets;
}

/** Writes under the first slug that is free, and under the next where someone else was faster. */
const write = async (
  context: CallContext,
  rest: Omit<Registration, 'slug' | 'schoolKey'>,
  tries = slugTries,
): Promise<Written> => {
  const slug = await freeSlug(context.services.store, rest.form.school_Name);
  const registration = { ...rest, slug, schoolKey: newKey() };
  try {
    return { registration, secrets: await writeRegistration(context, registration) };
  } catch (error) {
    const isTaken = hasCode(error, 'SLUG_TAKEN') || isUniqueViolation(error);
    if (tries <= 1 || !isTaken) throw error;
    return write(context, rest, tries - 1);
  }
};

/** The answer to a registration, in the browser that may take up its first sign-in. */
const startResponse = (context: CallContext, named: Named, code: string) => ({
  ...created(answer(named, context, code)),
  cookies: [beganHere(context.services, code)],
});

type Named = Pick<Registration, 'schoolId' | 'slug' | 'schoolKey'>;

const answer = ({ schoolId, slug, schoolKey }: Named, { services }: CallContext, code: string): RegisteredSchool => {
  const school = { schoolId, slug, primaryDomain: null };
  return {
    School_Id: schoolId,
    schoolKey,
    school_Slug: slug,
    url: services.originOf(school),
    handoverUrl: handoverUrl(services, school, { code }),
  };
};

/** The answer to a program that fills in hidden fields; there is no such school. */
const imitate = async ({ school_Name }: RegistrationBody, { services: { store } }: CallContext): Promise<Named> => ({
  schoolId: await reserveSchoolId(store),
  slug: await freeSlug(store, school_Name),
  schoolKey: newKey(),
});
