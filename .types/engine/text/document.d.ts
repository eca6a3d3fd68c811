import type { Node } from 'jsonc-parser';
import type { Position } from '../problem.ts';
export type Path = readonly (string | number)[];
export interface Range {
    readonly start: Position;
    readonly end: Position;
}
/** From an offset of a text to its line and column. */
export type Positions = (offset: number) => Position;
/** A theme as it was written: text, syntax tree, and a way from a path to its place. */
export interface ThemeDocument {
    readonly text: string;
    readonly value: unknown;
    /** The node of the value at a path, where there is one. */
    nodeAt(path: Path): Node | undefined;
    /** The place of a path, or of the deepest part of it that there is. */
    place(path: Path, at: 'key' | 'value'): Range;
}
export declare const pointerOf: (path: Path) => string;
export declare const createPositions: (text: string) => Positions;
/** A document from a tree without errors. */
export declare const createDocument: (text: string, root: Node, positions: Positions) => ThemeDocument;
/** The node of a value's key; undefined in a list. */
export declare const keyOf: (node: Node) => Node | undefined;
