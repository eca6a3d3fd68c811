import { type Hair } from './heads.ts';
import { type Drawing } from './svg.ts';
export interface Sitter {
    readonly seed: number;
    readonly skin: number;
    readonly hair: Hair;
    readonly clothes: 'saree' | 'kurta' | 'shirt' | 'pinafore' | 'uniform' | 'dupatta';
    readonly cloth: string;
    readonly paper: string;
    readonly arch: string;
    readonly adult?: boolean;
    readonly glasses?: boolean;
    readonly moustache?: boolean;
    readonly beard?: boolean;
    readonly ribbon?: string;
}
/** A head-and-shoulders in front of an arch, flat and simple like the figures in the scenes. */
export declare function portrait(sitter: Sitter): Drawing;
