import type { Plugin } from 'vite';
/** The section types that have a script in the browser, with the file their component stands in. */
export declare const islandTypes: () => readonly string[];
/** An entry for each island: its component and the function that hydrates it. */
export declare const islandEntries: () => Record<string, string>;
export declare const islandPlugin: () => Plugin;
