import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { type SyllabusRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
type FileRecord = SyllabusRecord['Files'][number];
/** A syllabus with the names of the wire; `files` are what its file ids stand for. */
export declare const toSyllabusRecord: (row: SyllabusRow, files: readonly FileRecord[]) => SyllabusRecord;
interface Reading {
    readonly services: Pick<Services, 'sealer' | 'now'>;
    readonly rows: readonly SyllabusRow[];
}
/** Syllabuses with links to their files, read in one query. */
export declare const readSyllabusRecords: (db: Db, { services, rows }: Reading) => Promise<SyllabusRecord[]>;
export {};
