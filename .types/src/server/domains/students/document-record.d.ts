import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { studentDocuments } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
type DocumentRow = typeof studentDocuments.$inferSelect;
interface StudentDocument {
    readonly row: DocumentRow;
    readonly fileName: string | null;
}
/** A paper with a link to its file. */
export declare const toDocumentRecord: (services: Pick<Services, 'sealer' | 'now'>, { row, fileName }: StudentDocument) => StudentDocumentRecord;
/** A student's papers with the names of their files, the oldest first. */
export declare const readDocuments: (db: Db, studentId: number) => Promise<StudentDocument[]>;
export {};
