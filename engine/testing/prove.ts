import type { SourceContract } from '#schemas/sources/define.ts';
import { createThemeChecker } from '../check/check-theme.ts';
import type { Rule, ShippedBytes } from '../check/rule.ts';
import type { Problem } from '../problem.ts';
import { createRegistry } from '../registry.ts';
import { createAjv } from '../schema/validate.ts';
import type { PageStyle, SectionManifest } from '../section.ts';
import { testSections } from './sections.tsx';
import { testSources } from './sources.ts';

interface ProofOptions {
  /** Laid over the manifest of the section type `list`. */
  readonly list?: Partial<SectionManifest>;
  /** The same of `headline`. */
  readonly headline?: Partial<SectionManifest>;
  readonly page?: PageStyle;
  readonly shipped?: ShippedBytes;
  /** Besides those of all tests. */
  readonly sources?: readonly SourceContract[];
}

type Overlays = Readonly<Record<string, Partial<SectionManifest>>>;

/** What a single proof finds in a theme's text, behind the rules of names. */
export const prove = (
  rule: Rule,
  text: string,
  { list = {}, headline = {}, page = { tokens: [], contrast: [] }, shipped, sources = [] }: ProofOptions = {},
): readonly Problem[] => {
  const ajv = createAjv();
  const sections = testSections.map((manifest) => ({
    ...manifest,
    ...({ list, headline } as Overlays)[manifest.type],
  }));
  const registry = createRegistry(ajv, sections, [...testSources, ...sources]);
  const checker = createThemeChecker(ajv, { registry, page, shipped, docsUrl: (id) => id, proofs: [rule] });
  return checker.check({ file: 'themes/base/theme.json', text }).findings;
};

/** A theme's text with the edits of all fixes of its findings. */
export const fixed = (text: string, findings: readonly Problem[]): string =>
  findings
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (current, { offset, length, text: by }) => current.slice(0, offset) + by + current.slice(offset + length),
      text,
    );
