import { and, eq, inArray } from 'drizzle-orm';
import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { media, type SyllabusRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

type FileRecord = SyllabusRecord['Files'][number];

/** A syllabus with the names of the wire; `files` are what its file ids stand for. */
export const toSyllabusRecord = (row: SyllabusRow, files: readonly FileRecord[]): SyllabusRecord =>
  withoutNulls({
    Syllabus_Id: row.id,
    School_Id: row.schoolId,
    Class_Id: row.classId,
    Subject_Id: row.subjectId,
    course_Id: row.courseId,
    Title: row.title,
    Description: row.description,
    Start_Date: row.startDate,
    End_Date: row.endDate,
    Topics: row.topics as SyllabusRecord['Topics'],
    Is_Public: row.isPublic,
    Status: row.status,
    Files: [...files],
    Version: row.version,
  });

interface Reading {
  readonly services: Pick<Services, 'sealer' | 'now'>;
  readonly rows: readonly SyllabusRow[];
}

/** Syllabuses with links to their files, read in one query. */
export const readSyllabusRecords = async (db: Db, { services, rows }: Reading): Promise<SyllabusRecord[]> => {
  const ids = rows.flatMap(({ files }) => files);
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(media)
          .where(and(inArray(media.id, ids), eq(media.class, 'private')));
  const records = new Map(
    found.map(({ id, schoolId, fileName, bytes, mime }): [number, FileRecord] => [
      id,
      {
        File_Id: id,
        File_Name: fileName ?? 'file',
        Bytes: bytes,
        ...(mime !== null && { Type: mime }),
        File_URL: privateMediaLink(services, { schoolId, mediaId: id }),
      },
    ]),
  );
  return rows.map((row) => {
    const files = row.files.flatMap((id) => records.get(id) ?? []);
    return toSyllabusRecord(row, files);
  });
};
