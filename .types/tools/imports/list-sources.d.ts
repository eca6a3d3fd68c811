import type { Sources } from './graph.ts';
/** The code in the folders of a project, without its tests. What stands beside package.json configures tools. */
export declare const listSources: (root: string) => Sources;
