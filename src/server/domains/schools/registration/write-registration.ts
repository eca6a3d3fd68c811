import { privacyNoticeVersion, termsVersion } from '#schemas/api/public-form.ts';
import { type RegistrationBody, schoolRegistration } from '#schemas/api/registration.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { handoverMinutes, issueUserToken, verifyHours } from '#server/domains/accounts/index.ts';
import { insertItem } from '#server/domains/content/index.ts';
import { assignTheme } from '#server/domains/themes/index.ts';
import { keepUpload, type StoredUpload } from '#server/files/uploads/uploads.ts';
import { actorName, visitor } from '#server/http/access/actor.ts';
import type { CallContext, Services } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { audited } from '#server/store/audit.ts';
import { addSchool } from '#server/store/global.ts';
import { onlyRow } from '#server/store/query.ts';
import { type ContentDocument, users } from '#server/store/schema.ts';
import { requireOwnSlug } from '#server/store/slugs.ts';
import { profileDocument } from '../profile/profile-document.ts';
import { writeSamples } from '../samples/write-samples.ts';

/** A school that is to be, with all that is made outside its transaction. */
export interface Registration {
  readonly schoolId: number;
  readonly slug: string;
  readonly schoolKey: string;
  readonly form: RegistrationBody;
  /** Of the page that it was sent from: the admin's, until they choose one. */
  readonly language: string | undefined;
  readonly passwordHash: string;
  readonly uploads: readonly StoredUpload[];
}

/** Secrets for the admin of a school that was registered. */
export interface RegistrationSecrets {
  /** For the mail that proves the address. */
  readonly verify: string;
  /** For the browser to be signed in on the school's host. */
  readonly handover: string;
}

/** What of a request is needed to write a registration. */
interface RegistrationContext extends Pick<CallContext, 'requestId' | 'address' | 'log' | 'now'> {
  readonly services: Pick<Services, 'store' | 'sealer'>;
}

/**
 * Writes a school with its profile, theme and admin in one transaction: all of it, or nothing. Its samples come along,
 * and are left out where they fail.
 */
export const writeRegistration = (
  { services, requestId, address, log, now }: RegistrationContext,
  registration: Registration,
): Promise<RegistrationSecrets> => {
  const { schoolId, slug, schoolKey, form } = registration;
  const audit = { schoolId, actor: actorName(visitor), action: schoolRegistration.id, requestId };
  return services.store.school(schoolId, (context) =>
    audited(context, audit, async (transaction) => {
      const name = form.school_Name;
      await addSchool(transaction, { id: schoolId, slug, schoolKey, name, status: 'active', listed: false });
      await requireOwnSlug(transaction, schoolId, slug);
      const userId = await addAdmin(transaction, registration);
      const profile = await addProfile(transaction, registration, userId);
      const { themeId } = await assignTheme(transaction, { schoolId, themeId: form.theme_Id });
      try {
        await writeSamples(transaction, { schoolId, profile, now: now() });
      } catch (error) {
        log.error(error, 'A school was registered without samples.');
      }
      const after = {
        slug,
        name,
        themeId,
        Terms_Version: termsVersion,
        Consent_Version: privacyNoticeVersion,
        Consent_Address: services.sealer.fingerprint(address, 'consent address'),
      };
      await transaction.audit({ entity: 'school', id: schoolId, after });
      const token = { schoolId, userId, now: now() };
      return {
        verify: await issueUserToken(transaction, { ...token, kind: 'verify', hours: verifyHours }),
        handover: await issueUserToken(transaction, { ...token, kind: 'handover', minutes: handoverMinutes }),
      };
    }),
  );
};

const addAdmin = async (
  { db, audit }: WriteContext,
  { schoolId, form, language, passwordHash }: Registration,
): Promise<number> => {
  const admin = {
    name: form.Admin_Name,
    role: 'Admin',
    email: form.Admin_Email.toLowerCase(),
    mobile: normalizePhone(form.Admin_Mobile),
  } as const;
  const row = onlyRow(
    await db
      .insert(users)
      .values({ schoolId, ...admin, language, passwordHash })
      .returning({ id: users.id }),
  );
  await audit({ entity: 'user', id: row.id, after: admin });
  return row.id;
};

const addProfile = async (
  transaction: WriteContext,
  { schoolId, form, uploads }: Registration,
  userId: number,
): Promise<ContentDocument> => {
  const logo: { school_Logo_Image?: string } = {};
  for (const upload of uploads) logo.school_Logo_Image = mediaReference(await keepUpload(transaction, upload));
  // The website shows one number: the mobile one where the school gives no other.
  const profile = profileDocument({ Phone: form.Mobile, Locale: languagesFor(form), ...form });
  const published = { ...profile, ...logo };
  await insertItem(transaction, { schoolId, type: 'schoolProfile', published, userId, action: 'publish' });
  return published;
};

/** The languages of a website whose school names none: it opens in Hindi where the school teaches in Hindi first. */
const languagesFor = ({ Medium }: RegistrationBody): readonly string[] =>
  Medium?.[0] === 'Hindi' ? ['hi', 'en'] : ['en', 'hi'];
