import type { Leaf } from '#schemas/theme/conditions.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledTemplate } from '../theme.ts';
/** How a template uses one ref. */
export interface Use {
    readonly ref: string;
    /** The leaves of conditions that test it. */
    readonly leaves: readonly Leaf[];
    /** Whether it can change which sections stand: a condition tests it, or a section is empty without it. */
    readonly decides: boolean;
    /** Only sections of the groups use it. */
    readonly shared: boolean;
}
/** Every ref that a template's page depends on, in the order of the page, each once. */
export declare const usesOf: (template: CompiledTemplate, manifests: ReadonlyMap<string, SectionManifest>) => readonly Use[];
/** The data id that stands for all of a template that ask the same source the same. */
export declare const firstAlike: ({ data }: CompiledTemplate, id: string) => string;
