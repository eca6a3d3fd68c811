import type { SectionEnv } from '#engine/section.ts';

/** What a sample is drawn from. */
export interface SampleProps {
  readonly env: SectionEnv;
  readonly schoolName: string;
}
