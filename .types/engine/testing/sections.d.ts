import { type SectionManifest } from '../section.ts';
export declare const testSections: readonly SectionManifest[];
