import type { FieldErrors } from '#server/core/errors/app-error.ts';
import type { ContentDocument } from '#server/store/schema.ts';
/** A form's profile fields as content; what it does not say is not there, nor a log-in site of '#'. */
export declare const profileDocument: (form: Readonly<Record<string, unknown>>) => ContentDocument;
/** The profile's content under the names of the form. */
export declare const profileForm: (document: ContentDocument) => Record<string, unknown>;
/** The document with the form's fields in place of its own, and without those to be emptied. */
export declare const changedProfile: (document: ContentDocument, form: Readonly<Record<string, unknown>>, clear: readonly string[]) => ContentDocument;
/** What is wrong between the fields of a profile, or with the day; texts by field. */
export declare const profileErrors: (document: ContentDocument, now: Date) => FieldErrors;
