import type { SourceContract } from '#schemas/sources/define.ts';
import type { SectionManifest } from '../section.ts';
/** What an editor offers to write at once. In a body, `$1` and `${1:word}` are places to go on from with Tab. */
export interface Snippet {
    readonly label: string;
    readonly description: string;
    readonly body: unknown;
}
/** A section of the type, with all that it must have. */
export declare const sectionSnippet: ({ type, title, description, settings, bindings, strings }: SectionManifest) => Snippet;
export declare const sourceSnippet: ({ name, title }: SourceContract) => Snippet;
export declare const conditionSnippets: readonly Snippet[];
export declare const bindingSnippets: readonly Snippet[];
/** A page of one section: the first type that only carries the h1, and needs no data. */
export declare const templateSnippets: (sections: readonly SectionManifest[]) => readonly Snippet[];
export declare const tokenSnippets: readonly Snippet[];
