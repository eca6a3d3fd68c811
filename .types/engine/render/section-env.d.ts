import type { DecidedSection, Decision } from '../data/decide.ts';
import type { SectionEnv } from '../section.ts';
/** Makes the `env` of each section of a page. */
export declare const createSectionEnv: (decision: Decision) => ((section: DecidedSection) => SectionEnv);
/** The id of a section's heading: its own id, which links may point to, with `-heading` behind it. */
export declare const headingIdOf: ({ key }: DecidedSection) => string;
