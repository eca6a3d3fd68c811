import { officeFields, type ProfileField } from '#schemas/api/profile-fields.ts';
import type { ProfileAnswer } from '#schemas/api/school-profile.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { FoundSchool } from '#server/store/global.ts';
import { usedTheme } from '#server/store/site-record.ts';
import type { StoreContext } from '#server/store/store.ts';
import { pick, shapeItems } from '#server/tenancy/shape-items.ts';
import { studentDomain } from '#server/tenancy/site-facts.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { profileForm } from './profile-document.ts';
import { findProfile } from './profile-item.ts';

const forOffice: ReadonlySet<string> = new Set<ProfileField>(officeFields);

interface Options {
  readonly school: FoundSchool;
  readonly services: CallContext['services'];
  readonly now: Date;
  /** Whether to include what only the school's office sees. */
  readonly isOffice: boolean;
}

/** A school's profile as visitors see it at this time, in a transaction of the school. */
export const profileAnswer = async (
  { db }: Pick<StoreContext, 'db'>,
  { school, services, now, isOffice }: Options,
): Promise<ProfileAnswer> => {
  const { schoolId, slug, schoolKey, name, listed } = school;
  const reader = createStoreReader(db, now);
  const items = (await reader.items('schoolProfile')).slice(0, 1);
  const [logo] = await shapeItems(items, reader, {
    fields: [],
    picture: 'school_Logo_Image',
    name: 'school_Name',
  });
  const document = items[0]?.document;
  const form = profileForm(document ?? {});
  const shown = pick(
    form,
    Object.keys(form).filter((field) => isOffice || !forOffice.has(field)),
  );
  const row = isOffice ? await findProfile({ db }) : undefined;
  const url = services.originOf(school);
  return {
    school_Name: name,
    ...shown,
    student_Domain: studentDomain(document?.student_Domain).student_Domain ?? '#',
    ...logo,
    school_Id: schoolId,
    schoolKey,
    school_Slug: slug,
    school_Domain: new URL(url).host,
    theme_Id: await usedTheme({ db }, schoolId),
    url,
    ...(isOffice ? { listed, version: row?.version ?? 0 } : {}),
    ...(row ? { Updated_At: row.updatedAt.toISOString() } : {}),
  } as ProfileAnswer;
};
