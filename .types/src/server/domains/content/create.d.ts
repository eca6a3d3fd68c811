import { type CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type ContentDocument } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type NamedType } from './content-type.ts';
/** Begins an item with a draft, behind the others of its type. */
export declare const createContentHandler: import("#server/http/calls/handle.ts").Handler;
interface NewDraft {
    readonly context: CallContext;
    readonly type: NamedType;
    readonly draft: ContentDocument;
    readonly action: string;
}
/** Adds an item with a draft. Errors: `GUARD` for a second item of a type that has one. */
export declare const addDraft: (transaction: WriteContext, { context, type, draft, action }: NewDraft) => Promise<{
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
    readonly status: 201;
}>;
/** Throws `GUARD` where there is an item of a type that a school has one of. */
export declare const requireNone: ({ db }: StoreContext, { type }: NamedType) => Promise<void>;
export {};
