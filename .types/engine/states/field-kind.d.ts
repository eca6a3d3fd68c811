/** Text that people write, which every look changes. `max` is the length of the longest in characters. */
export interface WordedKind {
    readonly worded: 'name' | 'heading' | 'label' | 'sentence' | 'prose' | 'rich';
    readonly max: number;
    /** What stands there in the Latin script where the general words would not fit. */
    readonly samples?: readonly string[];
}
/** Text that a machine reads, or a figure: the same in every look. `{n}` stands for a number. */
export interface FixedKind {
    readonly fixed: readonly string[];
}
export type FieldKind = WordedKind | FixedKind;
/** What stands in a text field, guessed from its name and its neighbours' names. */
export declare const fieldKind: (field: string, neighbours?: readonly string[]) => FieldKind;
