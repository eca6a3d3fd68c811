import { type Drawing } from '../svg.ts';
/** The reading room, lamps lit. */
export declare const readingRoom: () => Drawing;
export declare const library: () => Drawing;
export declare const physicsLab: () => Drawing;
/** The dome on the roof, opened on the first stars. */
export declare const observatory: () => Drawing;
/** The assembly hall: boards with gilt names, the choir on its steps. */
export declare const assemblyHall: () => Drawing;
export declare const designStudio: () => Drawing;
