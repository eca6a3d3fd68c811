import { type Person } from './people.ts';
export interface Shadow {
    readonly lean: number;
    readonly reach: number;
    readonly colour: string;
    readonly opacity?: number;
}
/** Figures in one light: all shadows lie under all figures, and nearer figures stand before farther ones. */
export declare function crowd(people: readonly Person[], shadow: Shadow): string;
