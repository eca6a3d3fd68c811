import type { SectionManifest } from '../section.ts';
import type { CheckContext } from './rule.ts';
/** The manifests of the section types that stand on some page of the theme, each once. */
export declare const usedSections: ({ templates }: CheckContext) => readonly SectionManifest[];
