export interface Figure {
    readonly x: number;
    /** The ground under the feet, or the seat. */
    readonly y: number;
    readonly h: number;
    readonly coat?: string;
    readonly skin?: number;
    readonly hair?: 'short' | 'long' | 'bun' | 'cap';
    readonly pose?: 'stand' | 'walk' | 'run' | 'sit' | 'reach';
    readonly faces?: 1 | -1;
    readonly pack?: string;
    readonly scarf?: boolean;
}
/** A person made of few round shapes, without a face: the place is the subject, people give its size. */
export declare const figure: (options: Figure) => string;
