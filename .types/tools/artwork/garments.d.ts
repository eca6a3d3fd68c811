import type { View } from './heads.ts';
export type Outfit = 'skirt' | 'shorts' | 'trousers' | 'smock' | 'saree' | 'kurta' | 'raincoat' | 'house';
/** The proportions of a figure, in units of which it is a hundred tall; heights are negative above the ground. */
export interface Frame {
    readonly hip: number;
    readonly shoulder: number;
    readonly head: number;
    readonly skull: number;
    readonly arm: number;
    readonly leg: number;
    readonly width: number;
    readonly limb: number;
}
/** What is worn above the knees, by kind of clothes. */
export declare function torso(options: {
    frame: Frame;
    outfit: Outfit;
    cloth: string;
    top: string;
    view: View;
    sits: 'floor' | 'bench' | undefined;
}): string;
/** A school bag: whole from behind, straps only from the front. */
export declare function bag(colour: string, view: View, frame: Frame): string;
