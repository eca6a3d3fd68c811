import type { FieldKind } from './field-kind.ts';
import type { TextVariety } from './look.ts';
/** Which of the words stand in a field: neighbours in a list have different ones while there are any. */
export interface Turn {
    /** The key of the field in its list. */
    readonly key: string;
    readonly index: number;
}
/** What one field says in one look. The same turn gives the same text. */
export declare const fieldText: (turn: Turn, kind: FieldKind, look: TextVariety) => string;
