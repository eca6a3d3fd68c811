import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MediaUse } from '#schemas/api/media-item.ts';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import { findHtmlPictures, mediaReference, parseMediaReference } from '#server/core/validation/media-reference.ts';
import { joinPath } from '#server/core/validation/problem.ts';
import {
  type ContentDocument,
  type ContentRow,
  content,
  enquiries,
  enquiryDocuments,
  media,
  staffDocuments,
  staffMembers,
  studentDocuments,
  students,
  syllabuses,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** Every place that a picture or file is used in, inside a transaction of its school. Items in the bin count. */
export const findMediaUses = async (db: Db, id: number): Promise<MediaUse[]> => {
  return [...(await contentUses(db, id)), ...(await recordUses(db, id))];
};

/** The documents of an item as one text. */
const documentsText = sql`concat(${content.draft}::text, ${content.published}::text, ${content.scheduled}::text)`;

/** A picture as JSON has it: a field's value, or within HTML, where the quotes are escaped. */
const namedMedia = String.raw`"media:([0-9]{1,10})\\?"`;

/** Content items that refer to a picture in any of their documents. */
export const refersTo = (id: number): SQL =>
  sql`(position(${`"${mediaReference(id)}"`} in ${documentsText}) > 0 or position(${`src=\\"${mediaReference(id)}\\"`} in ${documentsText}) > 0)`;

const contentUses = async (db: Db, id: number): Promise<MediaUse[]> => {
  const rows = await db.select().from(content).where(refersTo(id)).orderBy(content.type, content.id);
  return rows.flatMap((row) =>
    (['published', 'draft', 'scheduled'] as const).flatMap((part) =>
      fieldsWith(row[part], id).map((field) => ({
        type: row.type,
        id: row.id,
        name: nameOf(row, row[part]),
        field,
        state: row.deletedAt ? 'bin' : part,
      })),
    ),
  );
};

const nameFields: ReadonlyMap<string, string> = new Map(
  contentTypes.map(({ type, nameField }: ContentType) => [type, nameField]),
);

const nameOf = ({ type }: ContentRow, document: ContentDocument | null): string => {
  const name = document?.[nameFields.get(type) ?? ''];
  return typeof name === 'string' ? name : type;
};

/** Where in a document a picture stands. */
const fieldsWith = (value: unknown, id: number, path = ''): string[] => {
  if (parseMediaReference(value) === id) return [path];
  if (typeof value === 'string') return findHtmlPictures(value).includes(id) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? value.map((inner, at) => [at, inner] as const) : Object.entries(value);
  return steps.flatMap(([step, inner]) => fieldsWith(inner, id, joinPath(path, step)));
};

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  lastName ? `${firstName} ${lastName}` : firstName;

const recordUses = async (db: Db, id: number): Promise<MediaUse[]> => {
  const photos = await db
    .select({ id: students.id, firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(eq(students.photoMediaId, id));
  const colleagues = await db
    .select({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .where(eq(staffMembers.photoMediaId, id));
  const documents = await db
    .select({ id: students.id, firstName: students.firstName, lastName: students.lastName })
    .from(studentDocuments)
    .innerJoin(students, eq(students.id, studentDocuments.studentId))
    .where(eq(studentDocuments.mediaId, id));
  const papers = await db
    .select({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffDocuments)
    .innerJoin(staffMembers, eq(staffMembers.id, staffDocuments.staffId))
    .where(eq(staffDocuments.mediaId, id));
  const handedIn = await db
    .select({ id: enquiries.id, name: enquiries.referenceNo, deletedAt: enquiries.deletedAt })
    .from(enquiryDocuments)
    .innerJoin(enquiries, eq(enquiries.id, enquiryDocuments.enquiryId))
    .where(eq(enquiryDocuments.mediaId, id));
  const plans = await db
    .select({ id: syllabuses.id, name: syllabuses.title, deletedAt: syllabuses.deletedAt })
    .from(syllabuses)
    .where(sql`${syllabuses.files} @> ${JSON.stringify([id])}::jsonb`);
  const stateOf = ({ deletedAt }: { deletedAt: Date | null }) => (deletedAt ? ('bin' as const) : ('kept' as const));
  return [
    ...photos.map((row) => ({
      type: 'student',
      id: row.id,
      name: fullName(row),
      field: 'Student_Photo',
      state: 'kept' as const,
    })),
    ...colleagues.map((row) => ({
      type: 'staffMember',
      id: row.id,
      name: fullName(row),
      field: 'Staff_Photo',
      state: 'kept' as const,
    })),
    ...documents.map((row) => ({
      type: 'studentDocument',
      id: row.id,
      name: fullName(row),
      field: 'DocumentURL',
      state: 'kept' as const,
    })),
    ...papers.map((row) => ({
      type: 'staffDocument',
      id: row.id,
      name: fullName(row),
      field: 'DocumentURL',
      state: 'kept' as const,
    })),
    ...handedIn.map((row) => ({
      type: 'enquiryDocument',
      id: row.id,
      name: row.name,
      field: 'DocumentURL',
      state: stateOf(row),
    })),
    ...plans.map((row) => ({ type: 'syllabus', id: row.id, name: row.name, field: 'Files', state: stateOf(row) })),
  ];
};

/** The ids of all media that anything of the school uses, as a subquery of one column: one pass over each table. */
export const usedMediaIds = sql`(
  select (regexp_matches(${documentsText}, ${namedMedia}, 'g'))[1]::bigint from ${content}
  union select ${students.photoMediaId} from ${students} where ${students.photoMediaId} is not null
  union select ${staffMembers.photoMediaId} from ${staffMembers} where ${staffMembers.photoMediaId} is not null
  union select ${studentDocuments.mediaId} from ${studentDocuments}
  union select ${staffDocuments.mediaId} from ${staffDocuments}
  union select ${enquiryDocuments.mediaId} from ${enquiryDocuments} where ${enquiryDocuments.mediaId} is not null
  union select jsonb_array_elements_text(${syllabuses.files})::bigint from ${syllabuses}
)`;

/** In how many places each of these media is used, those of none left out: one pass over each table. */
export const countMediaUses = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number; uses: number }>(sql`
    select id::int as id, count(*)::int as uses from (
      select (regexp_matches(${documentsText}, ${namedMedia}, 'g'))[1]::bigint as id, 'content' as kind, ${content.id} as place from ${content}
      union select ${students.photoMediaId}, 'student', ${students.id} from ${students}
      union select ${staffMembers.photoMediaId}, 'staffMember', ${staffMembers.id} from ${staffMembers}
      union select ${studentDocuments.mediaId}, 'studentDocument', ${studentDocuments.id} from ${studentDocuments}
      union select ${staffDocuments.mediaId}, 'staffDocument', ${staffDocuments.id} from ${staffDocuments}
      union select ${enquiryDocuments.mediaId}, 'enquiryDocument', ${enquiryDocuments.id} from ${enquiryDocuments}
      union select jsonb_array_elements_text(${syllabuses.files})::bigint, 'syllabus', ${syllabuses.id} from ${syllabuses}
    ) as used where id in (${wanted}) group by id`);
  return new Map(rows.map(({ id, uses }) => [Number(id), Number(uses)]));
};

/** Which of these media anything of the school uses. */
export const findUsed = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const used = and(inArray(media.id, [...ids]), sql`${media.id} in ${usedMediaIds}`);
  const rows = await db.select({ id: media.id }).from(media).where(used);
  return new Set(rows.map(({ id }) => id));
};
