import type { SectionEnv, SectionManifest } from '#engine/section.ts';
/** What the engine would pass to a section of this type, for its tests. */
export declare const testEnv: (manifest: SectionManifest, over?: Partial<SectionEnv>) => SectionEnv;
