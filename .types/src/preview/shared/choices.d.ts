/** What the address of a previewed page chooses, beside its route. The first of each is what stands for nothing chosen. */
export interface Choices {
    /** A school's id; undefined for the one that the preview was started with. */
    readonly school: string | undefined;
    readonly signedIn: boolean;
    /** By source, how it answers: a class of its answers, `failing` or `slow`. Others answer as they do. */
    readonly sources: ReadonlyMap<string, string>;
    /** A state of `theme test`: it says who visits which page with which data, and the choices above are set aside. */
    readonly state: string | undefined;
    /** Another seed gives other texts and numbers where data is generated. */
    readonly seed: number;
}
/** The keys of the query that hold choices. A theme's own keys have no dot. */
export declare const keys: {
    readonly school: 'preview.school';
    readonly signedIn: 'preview.signed-in';
    readonly source: 'preview.source.';
    readonly state: 'preview.state';
    readonly seed: 'preview.seed';
    readonly width: 'preview.width';
    readonly panel: 'preview.panel';
};
/** Those of the panel's window: no page depends on them. */
export declare const isPanelKey: (key: string) => boolean;
export declare const isChoice: (key: string) => boolean;
/** Reads the choices of an address, and says which of them mean nothing. Whether there is such a school, source or state, others know. */
export declare const parseChoices: (search: URLSearchParams) => {
    choices: Choices;
    problems: readonly string[];
};
/** The choices of `from` on an address that a visitor of that page goes to. A state is one page's: another has none. */
export declare const carryChoices: (from: URL, to: URL) => URL;
