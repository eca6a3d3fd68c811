import { type Plugin } from 'vite';
/**
 * The address of an island's script. Another time (milliseconds) is another address, since browsers keep modules by
 * address; to Vite it is the same module.
 */
export declare const islandUrl: (type: string, time: number) => string;
/** Serves `virtual:preview-island/<section type>`: the section's component with the preview's `hydrate`. */
export declare const previewIslands: () => Plugin;
/**
 * In the browser a section's CSS module gives its class names only: the rules stand in the page's one style element
 * already, in the order of production.
 */
export declare const previewClassNames: () => Plugin;
