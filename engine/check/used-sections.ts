import type { SectionManifest } from '../section.ts';
import type { CheckContext } from './rule.ts';

/** The manifests of the looks that are on some page of the theme, each once. */
export const usedSections = ({ templates }: CheckContext): readonly SectionManifest[] => [
  ...new Set(
    templates.flatMap(({ sections }) =>
      sections.flatMap(({ registered }) => (registered ? [registered.manifest] : [])),
    ),
  ),
];
