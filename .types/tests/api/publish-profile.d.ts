import { type ContentDocument } from '#server/store/schema.ts';
import type { TestApp } from '../support/server.ts';
/** Gives a school this profile in place of its own, as an editor's publishing would. */
export declare const publishProfile: (app: TestApp, schoolId: number, published: ContentDocument) => Promise<void>;
/** As `publishProfile`, from a moment on. */
export declare const scheduleProfile: (app: TestApp, schoolId: number, planned: {
    readonly scheduled: ContentDocument;
    readonly publishAt: Date;
}) => Promise<void>;
