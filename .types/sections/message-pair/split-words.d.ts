/** The opening of a text of at most so many words, ending at a sentence where one ends late enough, and the rest. */
export declare const splitWords: (text: string, max?: number) => {
    readonly opening: string;
    readonly rest: string;
};
