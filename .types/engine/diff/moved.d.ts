/** Which of the common names stand elsewhere: all but a longest run that kept its order, so that one move is one. */
export declare const movedNames: (before: readonly string[], after: readonly string[]) => readonly string[];
/** What a name stands behind in a list, for people: `after home/about`, or `first`. */
export declare const positionOf: (names: readonly string[], name: string) => string;
