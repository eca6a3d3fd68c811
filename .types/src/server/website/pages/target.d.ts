/** What a request asks for. */
export interface Target {
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly search: string;
}
/** The decoded path and query of a request; undefined where the path is not valid. */
export declare const targetOf: (url: string) => Target | undefined;
