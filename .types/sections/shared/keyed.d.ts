/** Items of a list without ids, each with a key that is unique even where two have the same name. */
export declare const keyed: <T>(items: readonly T[], nameOf: (item: T) => string) => {
    readonly key: string;
    readonly item: T;
}[];
