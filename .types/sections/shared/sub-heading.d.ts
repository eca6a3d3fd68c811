import type { SectionEnv } from '#engine/section.ts';
declare const tags: {
    readonly 1: 'h2';
    readonly 2: 'h3';
    readonly 3: 'h4';
};
/** The element of a heading inside of a section: one level beneath the section's own. */
export declare const subHeading: ({ headingLevel }: SectionEnv) => (typeof tags)[SectionEnv['headingLevel']];
export {};
