import type { ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { NamedType } from './content-type.ts';
import { type ItemChange } from './write-item.ts';
/** An item about to be changed: locked, with a schedule whose moment has come taken for done. */
export interface Subject {
    readonly type: NamedType;
    readonly row: ContentRow;
    readonly now: Date;
}
/** A change with the name that the history gives it; undefined where nothing is to be done. */
export type Step = (ItemChange & {
    readonly action: string;
}) | undefined;
/** Shows what the editor sees at once. What was expired comes back. */
export declare const publishStep: (context: StoreContext, subject: Subject) => Promise<Step>;
/** Makes a draft of what the editor sees; visitors see nothing of it from then on. */
export declare const unpublishStep: ({ row }: Subject) => Step;
/** Puts an item into the bin. */
export declare const deleteStep: ({ now }: Subject) => Step;
/** Ends an item for visitors at a moment, at once where none is given. Errors: `GUARD` where they never saw it. */
export declare const expireStep: ({ row, now }: Subject, at?: Date) => Step;
/** What `schedule` is asked for; undefined leaves a moment as it is, null removes it. */
export interface ScheduleTimes {
    readonly publishAt: Date | null | undefined;
    readonly expireAt: Date | null | undefined;
}
/** Says when an item is shown and until when. What is to be shown must be fit for it already. */
export declare const scheduleStep: (context: StoreContext, subject: Subject, times: ScheduleTimes) => Promise<Step>;
