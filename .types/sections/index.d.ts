import type { SectionManifest } from '#engine/section.ts';
/** Every registered section type. */
export declare const sections: readonly SectionManifest[];
