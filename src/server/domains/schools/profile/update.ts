import { logoBytes } from '#schemas/api/profile-fields.ts';
import { type ProfileUpdate, updateSchoolProfile } from '#schemas/api/school-profile.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { insertItem, lockItem, updateItem } from '#server/domains/content/index.ts';
import { assignTheme, findUsedRecord, type RecordTheme, recordThemeOf } from '#server/domains/themes/index.ts';
import { keepUpload, type StoredUpload, storePictureUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { settled } from '#server/store/content/visible.ts';
import { changeSchool } from '#server/store/global.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { profileAnswer } from './profile-answer.ts';
import { changedProfile, profileErrors } from './profile-document.ts';
import { findProfile } from './profile-item.ts';
import { themeErrors } from './theme-errors.ts';

/** Changes what a school says of itself. It is on the website at once, with what was before in the item's history. */
export const updateProfileHandler = handle(updateSchoolProfile, async ({ body, files }, context) => {
  const { school, services, actor } = context;
  const { schoolId } = school;
  const errors = await themeErrors(services.store, body.theme_Id);
  if (Object.keys(errors).length > 0) throw notValid(errors);
  const uploads = await Promise.all(
    files.map((file) =>
      storePictureUpload(services, {
        schoolId,
        file,
        class: 'public',
        userId: userIdOf(actor),
        maxBytes: logoBytes,
      }),
    ),
  );
  const theme = body.theme_Id === undefined ? undefined : await nextTheme(context, body.theme_Id);
  return withUploads(services, uploads, () =>
    context.write(async (transaction) => {
      const name = await change(transaction, context, { body, uploads, theme });
      const renamed = name === school.name ? school : { ...school, name };
      return ok(await profileAnswer(transaction, { school: renamed, services, now: context.now(), isOffice: true }));
    }),
  );
});

/** The theme that is asked for, which knows the one before it. */
const nextTheme = async (
  { school, services, read }: CallContext,
  themeId: number,
): Promise<RecordTheme | undefined> => {
  const used = await read((transaction) => findUsedRecord(transaction, school.schoolId));
  return recordThemeOf(services, { themeId }, used?.record);
};

interface Change {
  readonly body: ProfileUpdate;
  readonly uploads: readonly StoredUpload[];
  /** The theme that it asks for. */
  readonly theme: RecordTheme | undefined;
}

/** Writes the change; the school's name as it is then. */
const change = async (
  transaction: WriteContext,
  { school, actor, now }: CallContext,
  { body, uploads, theme }: Change,
): Promise<string> => {
  const { schoolId } = school;
  const logos: ContentDocument[] = [];
  for (const upload of uploads)
    logos.push({ school_Logo_Image: mediaReference(await keepUpload(transaction, upload)) });
  const changed = (document: ContentDocument): ContentDocument =>
    Object.assign({ school_Name: school.name }, changedProfile(document, body, body.Clear ?? []), ...logos);
  const found = await findProfile(transaction);
  const before = found && (await lockItem(transaction, 'schoolProfile', found.id));
  const versions = before ? settled(before, now()) : { published: null, scheduled: null, publishAt: null };
  const published = changed(versions.published ?? {});
  const errors = profileErrors(published, now());
  if (Object.keys(errors).length > 0) throw notValid(errors);
  const by = { userId: userIdOf(actor), action: 'publish' };
  if (before) {
    // What an editor has open, or has planned, is not to bring back what was changed here.
    const draft = before.draft && changed(before.draft);
    const scheduled = versions.scheduled && changed(versions.scheduled);
    await updateItem(transaction, before, { ...versions, published, draft, scheduled, ...by });
  } else {
    await insertItem(transaction, { schoolId, type: 'schoolProfile', published, ...by });
  }
  if (body.theme_Id !== undefined)
    await changeTheme(transaction, { schoolId, themeId: body.theme_Id, own: theme, userId: userIdOf(actor) });
  const name = String(published.school_Name);
  if (name !== school.name) {
    await changeSchool(transaction, schoolId, { name });
    await transaction.audit({ entity: 'school', id: schoolId, before: { name: school.name }, after: { name } });
  }
  return name;
};

interface ThemeChange {
  readonly schoolId: number;
  readonly themeId: number;
  readonly own: RecordTheme | undefined;
  readonly userId: number | null;
}

const changeTheme = async (transaction: WriteContext, wanted: ThemeChange): Promise<void> => {
  const { themeId, previousThemeId } = await assignTheme(transaction, wanted);
  if (themeId === previousThemeId) return;
  await transaction.audit({
    entity: 'siteRecord',
    id: wanted.schoolId,
    before: { themeId: previousThemeId },
    after: { themeId },
  });
};
