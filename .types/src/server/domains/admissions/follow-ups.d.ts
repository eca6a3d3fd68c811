import { type FollowUp } from '#schemas/api/admission-office.ts';
import { enquiryFollowUps } from '#server/store/schema.ts';
type FollowUpRow = typeof enquiryFollowUps.$inferSelect;
/** An entry of what was said, as the calls show it; `by` is the name of who wrote it down. */
export declare const followUpEntry: (row: FollowUpRow, by: string | null) => FollowUp;
/** Writes down what was said with a family; its next date becomes the enquiry's. */
export declare const addFollowUpHandler: import("#server/http/calls/handle.ts").Handler;
export {};
