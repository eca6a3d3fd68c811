import type { Node } from 'jsonc-parser';
/** One property of an object in a syntax tree. */
export interface Member {
    readonly key: Node;
    readonly name: string;
    readonly value: Node | undefined;
}
/** The properties of an object; none of anything else. */
export declare const membersOf: (node: Node | undefined) => readonly Member[];
export declare const memberOf: (node: Node | undefined, name: string) => Node | undefined;
/** The items of a list; none of anything else. */
export declare const itemsOf: (node: Node | undefined) => readonly Node[];
