import type { SourceContract } from '#schemas/sources/define.ts';
import type { SectionManifest } from '../section.ts';
type Schema = Readonly<Record<string, unknown>>;
export interface EditorSchemaOptions {
    readonly sections: readonly SectionManifest[];
    readonly sources: readonly SourceContract[];
}
/**
 * The JSON Schema (draft 07) with which an editor completes and checks a theme: the format's own, and what the section
 * types and sources take. The engine proves more than a schema can say; what this refuses, the engine refuses too.
 */
export declare const editorSchema: ({ sections, sources }: EditorSchemaOptions) => Schema;
export {};
