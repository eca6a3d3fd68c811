import type { LookupItem } from '#schemas/lookups/index.ts';
import type { ContentItem, ContentReader, Directory, SchoolFacts } from '#server/tenancy/content-reader.ts';
/** What loaders read: a school's published content, and what of its records visitors may see. */
export interface SourceReader extends ContentReader {
    /** Cards of students whose birthday is kept on a day (YYYY-MM-DD), each allowed by its family; none outside a database. */
    birthdays(today: string): Promise<readonly ContentItem[]>;
    /** The classes that the school offers, in their order. */
    classes(): Promise<readonly LookupItem[]>;
}
export interface LoaderInput {
    readonly reader: SourceReader;
    readonly school: SchoolFacts;
    /** Checked against the contract's params, defaults filled in. */
    readonly params: Readonly<Record<string, unknown>>;
}
/** How one source is loaded: the published items it reads, in the shape that its contract promises. */
export interface SchoolLoader {
    readonly source: string;
    load(input: LoaderInput): Promise<unknown>;
}
/** A source over all listed schools. It opens its own reads, one school at a time. */
export interface DirectoryLoader {
    readonly source: string;
    loadDirectory(input: {
        readonly directory: Directory;
        readonly params: LoaderInput['params'];
    }): Promise<unknown>;
}
export type SourceLoader = SchoolLoader | DirectoryLoader;
export declare const defineLoader: <T extends SourceLoader>(loader: T) => T;
type Document = Readonly<Record<string, unknown>>;
/** Items that may be shown in public by name and picture (domain rule 4.3). */
export declare const withConsent: (items: readonly ContentItem[]) => readonly ContentItem[];
/** Whether an item that may name an audience is for visitors. */
export declare const isForAll: ({ document: { audience } }: ContentItem) => boolean;
/** Items with the keyword of the params in one of the fields, in small or capital letters; all where there is none. */
export declare const withKeyword: (items: readonly ContentItem[], params: Document, fields: readonly string[]) => readonly ContentItem[];
/** Where a page of a list begins, and how many it has; pages count from 1. */
export declare const pageOf: (params: Document) => {
    readonly limit: number;
    readonly offset: number;
};
/** One page of a list. */
export declare const paged: <T>(items: readonly T[], params: Document) => readonly T[];
export {};
