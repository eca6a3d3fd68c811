import type { Handler } from '#server/http/calls/handle.ts';
export { enrol } from './enrolment.ts';
export { lockStudent } from './find-student.ts';
export { disableLogin } from './leaving.ts';
export { redactAudit } from './redact-audit.ts';
export { sealedPlace } from './sealed-place.ts';
export { known, pickFields, toStudentRecord } from './student-record.ts';
/** What the calls about students do. */
export declare const studentHandlers: readonly Handler[];
