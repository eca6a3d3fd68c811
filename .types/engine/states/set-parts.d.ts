import { type Shape } from './shape.ts';
import type { FactClass } from './state.ts';
interface Parts {
    /** The ref of the whole: `data.about`, `site`. */
    readonly prefix: string;
    readonly shape: Shape;
    readonly classes: Readonly<Record<string, FactClass>>;
    readonly seed: number;
}
/** A copy of a whole with its parts as their classes say; what comes with the whole is left as it is. */
export declare const setParts: (whole: unknown, { prefix, shape, classes, seed }: Parts) => unknown;
export {};
