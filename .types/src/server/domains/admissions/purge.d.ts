import type { Services } from '#server/http/calls/handle.ts';
/**
 * Deletes the enquiries of a school that were removed 30 days before `now` (milliseconds), with what was said, their
 * papers and files. Papers that became a student's stay. Returns how many enquiries went.
 */
export declare const purgeEnquiries: (services: Pick<Services, 'store' | 'storage'>, schoolId: number, now: number) => Promise<number>;
