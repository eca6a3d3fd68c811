import type { PointerAction } from '#server/store/schema.ts';
/**
 * The versions behind the live one, the nearest first. A rollback takes the versions after the one it goes to away:
 * rolling back twice goes back two versions, not there and back again.
 */
export declare const versionsBehind: (moves: readonly {
    hash: string;
    action: PointerAction;
}[]) => readonly string[];
