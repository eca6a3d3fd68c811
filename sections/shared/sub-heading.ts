import type { SectionEnv } from '#engine/section.ts';

const tags = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** The element of a heading inside of a section: one level beneath the section's own. */
export const subHeading = ({ headingLevel }: SectionEnv): (typeof tags)[SectionEnv['headingLevel']] =>
  tags[headingLevel];
