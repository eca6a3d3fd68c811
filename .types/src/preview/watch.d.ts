import { type ViteDevServer } from 'vite';
import type { Changed } from './session.ts';
import { type Watcher } from './watch-folders.ts';
interface Options {
    readonly vite: ViteDevServer;
    /** Files beside the sources: the theme, and the content of schools that are folders. */
    readonly themeFile: string;
    readonly contentFiles: readonly string[];
    readonly onStyles: () => void;
    /** Called with all that changed in a moment; never again before the last call is done. */
    readonly onChange: (changed: Changed) => Promise<void>;
}
/** Watches the theme, the content and the sources. */
export declare const watchSources: ({ vite, themeFile, contentFiles, onStyles, onChange, }: Options) => Promise<Watcher>;
export {};
