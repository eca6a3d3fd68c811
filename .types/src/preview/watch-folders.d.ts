export interface Watcher {
    close(): void;
}
/**
 * Calls back with the path of each file that changes in these folders, at any depth. One watch a folder and none a
 * file: an editor that puts a new file in the old one's place is seen, and the end is not held up by hundreds of them.
 */
export declare const watchFolders: (roots: readonly string[], options: {
    readonly ignored: readonly string[];
    readonly onFile: (path: string) => void;
}) => Promise<Watcher>;
