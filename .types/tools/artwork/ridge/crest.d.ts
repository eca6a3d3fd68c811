import { type Drawing } from '../svg.ts';
/** The mark of the school: a ridge in two strokes under a flower of five petals, in a round field. */
export declare const crest: () => Drawing;
