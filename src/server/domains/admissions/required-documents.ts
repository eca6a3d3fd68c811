import { and, eq } from 'drizzle-orm';
import { asksForEarlierSchool } from '#schemas/lookups/classes.ts';
import { type EnquiryDocumentType, enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { schoolLookups } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** The documents that a class asks for where its school says nothing (docs/domain.md, Admissions). */
export const standardDocuments = (classId: number): readonly EnquiryDocumentType[] =>
  asksForEarlierSchool(classId) ? ['Birth_Certificate', 'Transfer_Certificate', 'Report_Card'] : ['Birth_Certificate'];

/** What a school says: the documents of one class, or, without `Class_Id` or with -1, of all the others. */
interface DocumentRule {
  readonly Class_Id?: unknown;
  readonly Documents?: unknown;
}

/** The documents that a class asks for by a school's rules. An Aadhaar is never required. */
export const documentsByRules = (rules: readonly DocumentRule[], classId: number): readonly EnquiryDocumentType[] => {
  const named = (id: number) => rules.find(({ Class_Id = -1 }) => Class_Id === id);
  const listed = (named(classId) ?? named(-1))?.Documents;
  if (!Array.isArray(listed)) return standardDocuments(classId);
  return enquiryDocumentTypes.filter((type) => type !== 'Aadhaar' && listed.includes(type));
};

/** What a school says of all its classes. */
export const readDocumentRules = async ({ db }: StoreContext): Promise<readonly DocumentRule[]> => {
  const rows = await db
    .select({ details: schoolLookups.details })
    .from(schoolLookups)
    .where(and(eq(schoolLookups.kind, 'required-documents'), eq(schoolLookups.isActive, true)));
  return rows.map(({ details }) => details);
};

/** The documents that must be verified or waived before a child is admitted to a class. */
export const requiredDocuments = async (
  transaction: StoreContext,
  classId: number,
): Promise<readonly EnquiryDocumentType[]> => documentsByRules(await readDocumentRules(transaction), classId);
