import { type Figure } from './result.ts';
/** The engine's plan, decision and rendering against the same page written by hand; data loaded already in both. */
export declare const benchRender: () => Promise<Figure[]>;
