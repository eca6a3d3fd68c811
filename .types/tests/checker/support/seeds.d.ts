import { type Engine } from '#engine/index.ts';
/** An engine as the command line makes it, with the figures of an imagined build, and islands. */
export declare const createTestEngine: () => Engine;
/** Themes without a mistake, to make mistakes in. */
export declare const seeds: readonly {
    readonly file: string;
    readonly text: string;
}[];
