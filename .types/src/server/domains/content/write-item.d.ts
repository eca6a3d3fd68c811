import type { ContentTypeName } from '#schemas/content/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type ContentDocument, type ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** What a change of an item may set; the rest stays. */
export type ItemChange = Partial<Pick<ContentRow, 'draft' | 'published' | 'scheduled' | 'publishAt' | 'expireAt' | 'position' | 'lang' | 'deletedAt'>>;
interface NewItem extends ItemChange {
    readonly schoolId: number;
    readonly type: ContentTypeName;
    readonly userId: number | null;
    /** What the history calls it. */
    readonly action: string;
}
/** An item that no other transaction changes until this one ends; one in the bin only where `binned` says so. */
export declare const lockItem: ({ db }: StoreContext, type: ContentTypeName, id: number, { binned }?: {
    readonly binned?: boolean;
}) => Promise<ContentRow | undefined>;
/** Lets no other transaction add an item of a type, or choose a slug in it, until this one ends. */
export declare const lockType: ({ db }: StoreContext, schoolId: number, type: ContentTypeName) => Promise<void>;
/** Adds an item, with its history and an entry in the audit log. Touches its type. */
export declare const insertItem: (context: WriteContext, { schoolId, type, userId, action, ...values }: NewItem) => Promise<ContentRow>;
/** Erases an item from the bin, with an entry in the audit log; its history stays. */
export declare const eraseItem: (context: WriteContext, row: ContentRow, userId: number | null) => Promise<void>;
/** Changes an item that was locked, with its history and an entry in the audit log. Touches its type. */
export declare const updateItem: (context: WriteContext, before: ContentRow, { userId, action, ...values }: ItemChange & Pick<NewItem, 'userId' | 'action'>) => Promise<ContentRow>;
/** The document that an editor sees of an item. */
export declare const shown: ({ draft, scheduled, published }: ContentRow) => ContentDocument | null;
/** The language that a document says it is in; null for every one. */
export declare const langOf: ({ lang }: ContentDocument) => string | null;
export {};
