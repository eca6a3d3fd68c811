import type { ErrorObject } from 'ajv';
import type { Path } from '../text/document.ts';
/** What is wrong with the shape of one value, in the words of JSON Schema. */
export interface ShapeError {
    /** Of the value that has the wrong shape; of the object around it for a key too many or too few. */
    readonly path: Path;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
    /** What the keyword says in the schema. */
    readonly schema?: unknown;
    readonly data?: unknown;
    /** The keys that would be known, for one that is not. */
    readonly knownKeys?: readonly string[];
    /** The keys that the object has to have which stands, or should stand, at the path. */
    readonly neededKeys?: readonly string[];
    /** Set where the key is wrong, not its value. */
    readonly propertyName?: string | undefined;
    /** Ajv's words: `must be <= 10`. */
    readonly message?: string | undefined;
    /** A sentence that says it better than the keyword does. */
    readonly says?: string;
}
/** The path of what an ajv error is about. */
export declare const pathOf: (base: Path, instancePath: string) => Path;
/** What ajv found, one error a mistake: what wraps another error is left out, and so is what another one says. */
export declare const shapeErrors: (errors: readonly ErrorObject[], base: Path) => readonly ShapeError[];
