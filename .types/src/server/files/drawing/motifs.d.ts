import type { Identity } from './identity.ts';
/** The motif of a card, as SVG. */
export declare const motifOf: ({ motif, colors }: Pick<Identity, 'motif' | 'colors'>) => string;
