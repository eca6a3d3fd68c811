import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
type Facts = Readonly<Record<`data-${string}`, string>>;
/** What the form's script knows of the school: its classes with their ages, and the days on which these are counted. */
export declare const clientFacts: (env: SectionEnv, { sessions, classes }: Admissions) => Facts;
export {};
