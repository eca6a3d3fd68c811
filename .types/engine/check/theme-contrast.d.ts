import type { ContrastPair } from '../section.ts';
import { type ColorTokens } from '../tokens/contrast-pairs.ts';
import type { CheckContext } from './rule.ts';
/** How much of a picture a scrim covers at least: black at 55 % gives white text 4.5 on any picture. */
export declare const leastScrim = 0.55;
/** What the theme declares, what its section types do, and what every page has; each pair once. */
export declare const pairsOf: (context: CheckContext) => readonly ContrastPair[];
/** The theme's colours; one with a finding is left alone. */
export declare const colorsOf: ({ tokens, hasFinding }: CheckContext) => ColorTokens;
/** Whether what text stands on covers too little of what lies under it. That is a finding of its own. */
export declare const isThin: (on: string, colors: ColorTokens) => boolean;
