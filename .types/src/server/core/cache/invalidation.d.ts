import { type ChangedTags } from '#schemas/sources/tags.ts';
/** What tells of commits: the store. */
export interface CommitSource {
    /** Calls back after each commit with its tags; the result ends that. */
    onCommit(listener: (tags: readonly string[]) => void): () => void;
    /** Calls back where commits may have gone unheard; the result ends that. */
    onFlush(listener: () => void): () => void;
    /** Whether commits of other processes are heard at present. */
    isSynced(): boolean;
}
/** Something cached that commits make stale. */
export interface Invalidated {
    /** Drops what one of the tags makes stale. */
    invalidate(tags: ChangedTags): void;
    /** Drops everything: commits may have gone unheard. Called when they are lost, and again when they are back. */
    clear(): void;
}
/** Tells everything that is cached in this process what commits have made stale. */
export interface Invalidation {
    isSynced(): boolean;
    register(cached: Invalidated): void;
    /** Ends it: what is registered is told nothing more. */
    close(): void;
}
export declare const createInvalidation: (source: CommitSource) => Invalidation;
