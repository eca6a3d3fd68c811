import { type ProfileField, profileContentNames, profileFields } from '#schemas/api/profile-fields.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { errorsOf } from '#server/core/validation/problem.ts';
import { checkRules } from '#server/domains/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';

const olderNames: ReadonlyMap<string, string> = new Map(Object.entries(profileContentNames));
const fields = Object.keys(profileFields) as ProfileField[];

/** What a field of the profile's form is called in the profile's content. */
const contentName = (field: string): string => olderNames.get(field) ?? field;

/** A form's profile fields as content; what it does not say is not there, nor a log-in site of '#'. */
export const profileDocument = (form: Readonly<Record<string, unknown>>): ContentDocument => {
  const said = fields.filter((field) => form[field] !== undefined && !isNoSite(field, form[field]));
  return Object.fromEntries(said.map((field) => [contentName(field), storedValue(field, form[field])]));
};

const isNoSite = (field: ProfileField, value: unknown): boolean => field === 'student_Domain' && value === '#';

const storedValue = (field: ProfileField, value: unknown): unknown => {
  if (field === 'Mobile') return normalizePhone(String(value));
  if (field === 'whatsapp_Number') return normalizePhone(String(value)) || value;
  return field === 'student_Domain' ? String(value).toLowerCase() : value;
};

/** The profile's content under the names of the form. */
export const profileForm = (document: ContentDocument): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map((field) => [field, document[contentName(field)]] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** The document with the form's fields in place of its own, and without those to be emptied. */
export const changedProfile = (
  document: ContentDocument,
  form: Readonly<Record<string, unknown>>,
  clear: readonly string[],
): ContentDocument => {
  const emptied = new Set(clear.map(contentName));
  if (form.student_Domain === '#') emptied.add('student_Domain');
  const kept = Object.entries(document).filter(([name]) => !emptied.has(name));
  return { ...Object.fromEntries(kept), ...profileDocument(form) };
};

/** What is wrong between the fields of a profile, or with the day; texts by field. */
export const profileErrors = (document: ContentDocument, now: Date): FieldErrors => {
  const problems = checkRules('schoolProfile', document);
  const year = now.getUTCFullYear();
  const isToCome = Number(document.Established_Year ?? 0) > year;
  return {
    ...errorsOf(problems),
    ...(isToCome ? { Established_Year: [`Enter ${year} or less.`] } : {}),
  };
};
