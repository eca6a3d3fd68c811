/** JSON with its keys quiet and its values plain; one element per line, for the line numbers. */
export declare function CodeLines({ code }: {
    readonly code: string;
}): import("react").JSX.Element[];
