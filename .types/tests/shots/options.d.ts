export declare const schoolKinds: readonly ['demo', 'reference', 'sparse', 'flooded', 'hostile'];
export type SchoolKind = (typeof schoolKinds)[number];
export interface ShotOptions {
    readonly themes: readonly string[];
    /** Ids of templates; empty is every page. */
    readonly pages: readonly string[];
    readonly widths: readonly number[];
    readonly school: SchoolKind;
    readonly locale: string | undefined;
    readonly print: boolean;
    /** Of a server that runs. */
    readonly port: number | undefined;
    readonly out: string;
}
/** What the command line asks for; undefined where it asks for the usage, which has then been printed. */
export declare const parseOptions: (args: readonly string[]) => ShotOptions | undefined;
