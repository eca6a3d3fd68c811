import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import type { FieldErrors } from '#server/core/errors/app-error.ts';
import type { StudentStatus } from '#server/store/schema.ts';
interface Given {
    /** The school's day, YYYY-MM-DD. */
    readonly today: string;
    readonly status: StudentStatus;
}
/** What a schema cannot say of basic details: texts by field, none where all is well (domain.md 4.3). */
export declare const findWrongDetails: (body: BasicDetailsBody, { today, status }: Given) => FieldErrors;
export {};
