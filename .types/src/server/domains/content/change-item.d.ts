import type { FullItem, ItemParams } from '#schemas/api/content/item.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import type { Step, Subject } from './steps.ts';
/** An item with its version as ETag. */
export declare const answerItem: (item: FullItem) => {
    readonly status: 200;
    readonly body: {
        Status?: string;
        deleted_at: string | null;
        document: {
            [x: string]: unknown;
        };
        expire_at: string | null;
        id: number;
        lang: string | null;
        position: number;
        publish_at: string | null;
        published: {
            [x: string]: unknown;
        } | null;
        state: "changed" | "deleted" | "draft" | "expired" | "published" | "scheduled";
        type: string;
        updated_at: string;
        updated_by: string | null;
        version: number;
    };
    readonly headers: {
        readonly etag: string;
    };
};
type ItemAnswer = ReturnType<typeof answerItem>;
interface Change {
    readonly context: CallContext;
    readonly params: ItemParams;
    /** What the request would make of the item, for who was faster. */
    readonly yours: unknown;
    /** Whether it may be in the bin. */
    readonly binned?: boolean;
}
/** Locks an item, in the version that If-Match names. Errors: `NOT_FOUND`, `STALE`, `NOT_VALID` without the header. */
export declare const lockSubject: (transaction: WriteContext, { context, params, yours, binned }: Change) => Promise<Subject>;
/** Makes the change that a step says; answers with the item as it is then. */
export declare const applyStep: (transaction: WriteContext, { context, subject, step }: {
    readonly context: CallContext;
    readonly subject: Subject;
    readonly step: Step;
}) => Promise<ItemAnswer>;
/** One change of one item, in one transaction. */
export declare const changeItem: (change: Change, plan: (transaction: WriteContext, subject: Subject) => Promise<Step> | Step) => Promise<ItemAnswer>;
export {};
