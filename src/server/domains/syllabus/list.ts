import { and, asc, eq, gte, ilike, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { listSyllabuses, type SyllabusQuery } from '#schemas/api/syllabus.ts';
import { type CallContext, handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { syllabuses } from '#server/store/schema.ts';
import { classesIn } from './own-classes.ts';
import { readSyllabusRecords } from './syllabus-row.ts';

/** A school's syllabuses by class and subject. */
export const listSyllabusesHandler = handle(listSyllabuses, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = and(isNull(syllabuses.deletedAt), visibleTo(context), ...filters(query));
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select()
      .from(syllabuses)
      .where(where)
      .orderBy(asc(syllabuses.classId), asc(syllabuses.subjectId), asc(syllabuses.id))
      .limit(limit)
      .offset(offset);
    const records = await readSyllabusRecords(db, { services: context.services, rows });
    return listOf(records, await totalRows(context, { db, table: syllabuses, where }));
  }),
);

/**
 * Who writes syllabuses sees them in every status, a class teacher those of own classes; who reads them the published
 * ones, and anyone else those of them that are public.
 */
const visibleTo = (context: CallContext): SQL | undefined => {
  const published = eq(syllabuses.status, 'Published');
  const written = context.scopeOf('/syllabus', 'write');
  if (written === undefined)
    return context.scopeOf('/syllabus', 'read') === undefined
      ? and(published, eq(syllabuses.isPublic, true))
      : published;
  const own = classesIn(context, written);
  return own && inArray(syllabuses.classId, [...own]);
};

const isSet = (filter: number | string): boolean => filter !== -1 && filter !== '-1';

const filters = (query: SyllabusQuery): (SQL | undefined)[] => {
  const { Syllabus_Id, Class_Id, Subject_Id, course_Id, Start_Date, End_Date, keyword } = query;
  return [
    isSet(Syllabus_Id) ? eq(syllabuses.id, Syllabus_Id) : undefined,
    isSet(Class_Id) ? eq(syllabuses.classId, Class_Id) : undefined,
    isSet(Subject_Id) ? eq(syllabuses.subjectId, Subject_Id) : undefined,
    isSet(course_Id) ? eq(syllabuses.courseId, course_Id) : undefined,
    // A syllabus without a day is of no certain time.
    isSet(Start_Date) ? or(isNull(syllabuses.endDate), gte(syllabuses.endDate, Start_Date)) : undefined,
    isSet(End_Date) ? or(isNull(syllabuses.startDate), lte(syllabuses.startDate, End_Date)) : undefined,
    keyword ? ilike(syllabuses.title, containing(keyword)) : undefined,
  ];
};
