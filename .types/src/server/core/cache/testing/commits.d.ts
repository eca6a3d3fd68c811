import type { CommitSource } from '../invalidation.ts';
/** Commits that a test makes by hand. */
export interface HandMadeCommits extends CommitSource {
    commit(tags: readonly string[]): void;
    flush(): void;
    setSynced(value: boolean): void;
}
export declare const createCommits: () => HandMadeCommits;
