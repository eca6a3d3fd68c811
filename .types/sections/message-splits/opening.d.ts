/** The sentences that fit into `max` characters, at least one, and the rest. */
export declare const opening: (text: string, max: number) => {
    readonly first: string;
    readonly rest: string;
};
