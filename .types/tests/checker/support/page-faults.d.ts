import type { RenderedPage } from '#engine/index.ts';
/** What is wrong with the HTML of a page, whatever stands in it. */
export declare const pageFaults: ({ body, dropped, title }: RenderedPage) => readonly string[];
