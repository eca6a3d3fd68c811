import type { SourceContract } from '#schemas/sources/define.ts';
/** The content with children's data that a source reads although it does not project by consent. */
export declare const unprojectedContent: ({ tags, privacy }: SourceContract) => readonly string[];
