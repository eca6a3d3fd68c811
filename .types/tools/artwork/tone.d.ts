/** The same colour, a step into the shade. */
export declare function shade(colour: string, by?: number): string;
