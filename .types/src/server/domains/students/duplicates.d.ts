import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
/** Runs a write of basic details; a number that is taken becomes `DUPLICATE` at its field, with who has it. */
export declare const tellingDuplicates: <T>(context: CallContext, body: BasicDetailsBody, write: () => Promise<T>) => Promise<T>;
