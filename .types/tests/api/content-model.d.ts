/** What a test thinks of an item: its documents, its moments, and every version that it had. */
export interface Model {
    readonly version: number;
    readonly draft: Fields | null;
    readonly published: Fields | null;
    readonly scheduled: Fields | null;
    readonly publishAt: number | null;
    readonly expireAt: number | null;
    readonly isBinned: boolean;
    readonly versions: readonly Fields[];
}
export type Fields = Readonly<Record<string, string>>;
/** One thing that someone does, or `wait`: minutes that pass. */
export type Act = {
    readonly kind: 'edit';
    readonly fields: Readonly<Record<string, string | null>>;
} | {
    readonly kind: 'publish' | 'unpublish' | 'delete' | 'unbin' | 'unschedule' | 'stale';
} | {
    readonly kind: 'schedule' | 'expire' | 'wait';
    readonly minutes: number;
} | {
    readonly kind: 'revert';
    readonly version: number;
};
export declare const started: (draft: Fields) => Model;
/** The document that an editor sees. */
export declare const documentOf: ({ draft, scheduled, published }: Model) => Fields;
/** What visitors see at a moment. */
export declare const seenOf: (model: Model, now: number) => Fields | null;
/** Where the item stands at a moment. */
export declare const stateOf: (model: Model, now: number) => string;
/** The item after an act; undefined where the act is to be refused. */
export declare const after: (before: Model, act: Act, now: number) => Model | undefined;
