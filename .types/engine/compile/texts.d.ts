import type { JSONSchema } from 'json-schema-to-ts';
import type { Path } from '../text/document.ts';
interface Visitor {
    /** A `{ t }` at a place for text, which `needed` says must not be left out; returns the string that is to stand there. */
    text(key: string, path: Path, needed: boolean): string;
    /** A literal where a `{ t }` belongs. */
    literal(value: unknown, path: Path): void;
}
/** Copies a settings value, with the string in place of every `{ t }` that stands where the schema says `format: "text"`. */
export declare const resolveTexts: (schema: JSONSchema | undefined, value: unknown, path: Path, visit: Visitor, needed?: boolean) => unknown;
export {};
