import type { SectionEnv } from '#engine/section.ts';
/** A string of the section's own, with `{name}` replaced by the values. */
export declare const say: (env: SectionEnv, key: string, values?: Readonly<Record<string, string | number>>) => string;
/** As `say`, with `<key>One` for exactly one. Both strings name the number `{n}`. */
export declare const formatCount: (env: SectionEnv, key: string, n: number) => string;
