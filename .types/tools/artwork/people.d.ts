import { type Outfit } from './garments.ts';
import { type Hair, type View } from './heads.ts';
/** Two angles in degrees from hanging straight down; positive swings the way the figure faces. */
export type Bend = readonly [upper: number, lower: number];
export interface Person {
    readonly x: number;
    /** The ground under the feet; for a sitting figure, under the seat. */
    readonly y: number;
    readonly h: number;
    readonly view?: View;
    readonly faces?: 1 | -1;
    readonly skin?: number;
    readonly hair?: Hair;
    readonly outfit?: Outfit;
    readonly cloth?: string;
    readonly top?: string;
    readonly arms?: readonly [far: Bend, near: Bend];
    readonly legs?: readonly [far: Bend, near: Bend];
    readonly lean?: number;
    readonly nod?: number;
    readonly sits?: 'floor' | 'bench';
    readonly bag?: string;
    readonly ribbon?: string;
    readonly adult?: boolean;
}
/** A flat figure, about 100 units tall before scaling. It has no outline: shapes and two tones carry it. */
export declare function person(options: Person): string;
