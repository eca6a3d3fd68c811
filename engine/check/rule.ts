import type { Theme } from '#schemas/theme/theme.ts';
import type { PlacedSection, PlacedTemplate } from '../compile/place-templates.ts';
import type { ThemeParts } from '../compile/read-theme.ts';
import type { ThemeTexts } from '../compile/section-texts.ts';
import type { ShapeError } from '../compile/shape-errors.ts';
import type { Fix, RuleId, Severity } from '../problem.ts';
import type { Registry } from '../registry.ts';
import type { PageStyle } from '../section.ts';
import type { Path } from '../text/document.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { RawToken } from '../tokens/collect-tokens.ts';

export type { PlacedSection, PlacedTemplate, Severity };

/** What is known of a rule without running it. Lists, SARIF and the pages in docs/rules derive from it. */
export interface RuleMeta {
  /** Permanent. A rule that goes takes its id with it. */
  readonly id: RuleId;
  /** Its folder. */
  readonly name: string;
  /** One sentence: what a theme that passes has. */
  readonly title: string;
  readonly severity: Severity;
  /** The page, from the repository's root. */
  readonly docs: `docs/rules/${RuleId}.md`;
  /** Whether a theme may say `$ignore` with a reason. Never where a visitor's page would break. */
  readonly ignorable: boolean;
}

/** Where a fix is certain: what to do with the value at a path of the theme. */
export type FixStep =
  | { readonly kind: 'replace'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'rename'; readonly path: Path; readonly name: string }
  | { readonly kind: 'remove'; readonly path: Path };

interface FindingText {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** A finding as a rule reports it; the rule's id and severity, the place and the nearest word are added. */
export interface RuleFinding extends FindingText {
  readonly path: Path;
  readonly at?: 'key' | 'value';
  /** Distinguishes findings of one rule at one path: the key that is missing in the object at the path. */
  readonly subject?: string;
  /** The words that would have been right here; the nearest is suggested, and is the fix where it is certain. */
  readonly candidates?: Iterable<string>;
  readonly word?: string;
  /** What would be right here, where it is no word of a closed set. */
  readonly suggestion?: string;
  /** One fix, or several that belong together. Stands in for the one that candidates give. */
  readonly fix?: FixStep | readonly FixStep[];
}

/** Brotli bytes that a section ships, by asset key as in the build's manifest. */
export interface ShippedBytes {
  /** By `<kind>/<look>`: its island's script with all that it imports; absent for one without. */
  readonly scripts: Readonly<Record<string, number>>;
  /** By stylesheet key: `base`, `<kind>/<look>`. */
  readonly styles: Readonly<Record<string, number>>;
  /** The loader that every page has. */
  readonly loader: number;
}

interface OtherTheme {
  readonly slug: string;
  readonly themeId: number;
  readonly name: string;
  readonly file: string;
}

/** What stands around a theme's file. Not known of a file outside of `themes/`. */
export interface World {
  /** The name of its folder. */
  readonly folder: string;
  /** The other themes of the installation. */
  readonly others: readonly OtherTheme[];
  /** Whether it is one that the product brings. */
  readonly isBuiltIn: boolean;
}

/** All that a rule of a theme may look at: what is named in it, and the proofs. */
export interface CheckContext {
  /** The theme as written, without the sections and data entries of a wrong shape. */
  readonly theme: Theme;
  readonly registry: Registry;
  readonly templates: readonly PlacedTemplate[];
  /** By token path, in the order of the theme. */
  readonly tokens: ReadonlyMap<string, RawToken>;
  readonly tokenNodes: ThemeParts['tokenNodes'];
  readonly texts: ThemeTexts;
  /** What the page's own stylesheet reads in every theme. */
  readonly page: PageStyle;
  /** Undefined if there is no build to measure. */
  readonly shipped: ShippedBytes | undefined;
  readonly world: World | undefined;
  /** Whether something was found at this path, above it or beneath it: a proof leaves such a subject alone. */
  hasFinding(path: Path): boolean;
  /** The same, of what the theme does not ignore. */
  hasOpenFinding(path: Path): boolean;
  report(finding: RuleFinding): void;
}

/** A finding in a text that is not, or not yet, taken for a theme. */
export interface TextFinding extends FindingText {
  readonly offset: number;
  readonly length: number;
  readonly fix?: Fix;
}

/** The first layer: what may be said of a text before it is taken for a theme. */
export interface TextContext extends ParsedText {
  report(finding: TextFinding): void;
}

/** The second layer: what the schemas of theme, tokens, settings and params refuse. */
export interface ShapeContext {
  readonly errors: readonly ShapeError[];
  report(finding: RuleFinding): void;
}

/** One `$ignore` entry of a theme, with what became of it. */
export interface IgnoreEntry {
  readonly rule: string;
  readonly path: Path;
  /** Whether it is the only one of its list. */
  readonly alone: boolean;
  readonly silenced: number;
  /** Whether something stands in its object, or above it, that may have kept a rule from looking there. */
  readonly isUnclear: boolean;
}

/** The last layer, behind the proofs: how the theme's `$ignore` entries were used. */
export interface IgnoreContext {
  readonly ignores: readonly IgnoreEntry[];
  readonly rules: readonly RuleMeta[];
  /** Whether all proofs were made; else what an entry is for may not have been found. */
  readonly proven: boolean;
  report(finding: RuleFinding): void;
}

/** One rule of the checker: a folder of its own and a line in `engine/check/index.ts`. */
export interface Rule<Context = CheckContext> {
  readonly meta: RuleMeta;
  check(context: Context): void;
}

export const defineRule = (rule: Rule): Rule => rule;
export const defineTextRule = (rule: Rule<TextContext>): Rule<TextContext> => rule;
export const defineShapeRule = (rule: Rule<ShapeContext>): Rule<ShapeContext> => rule;
export const defineIgnoreRule = (rule: Rule<IgnoreContext>): Rule<IgnoreContext> => rule;
