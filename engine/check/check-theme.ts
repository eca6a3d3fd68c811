import type { Ajv } from 'ajv';
import { buildTheme } from '../compile/build-theme.ts';
import { createThemeReader, type ThemeParts } from '../compile/read-theme.ts';
import type { Problem } from '../problem.ts';
import type { Registry } from '../registry.ts';
import type { PageStyle } from '../section.ts';
import { createDocument, createPositions, type ThemeDocument } from '../text/document.ts';
import { parseText } from '../text/parse-text.ts';
import type { CompiledTheme } from '../theme.ts';
import { createSharedContext, type SharedContext } from './context.ts';
import { createFindings, type Findings, type IsIgnored } from './findings.ts';
import { ignoredBy, silence } from './ignores.ts';
import { allRules, ignoreRules, nameRules, proofs, shapeRules, textRules } from './index.ts';
import type { CheckContext, Rule, RuleMeta, ShippedBytes, World } from './rule.ts';

/** A theme as written: its file's name, for findings, and its text. */
export interface ThemeText {
  readonly file: string;
  readonly text: string;
}

export type CompileResult =
  | { readonly ok: true; readonly theme: CompiledTheme; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface CheckResult {
  /** Null if there is an error: such a theme is never served. */
  readonly theme: CompiledTheme | null;
  /** In the order of the text. */
  readonly findings: readonly Problem[];
  /** How many findings the theme ignores, with a reason. They are not among the others. */
  readonly ignored: number;
}

export interface CheckerOptions {
  readonly registry: Registry;
  readonly shipped: ShippedBytes | undefined;
  readonly page: PageStyle;
  readonly docsUrl: (id: string) => string;
  /** Run behind the names; all that there are unless said otherwise. */
  readonly proofs?: readonly Rule[];
}

export interface ThemeChecker {
  /** Text, shape and names: what a theme needs to be served at all. */
  compile(source: ThemeText): CompileResult;
  /** All layers and the proofs. `world` is given for a theme in its place in `themes/`. */
  check(source: ThemeText, world?: World): CheckResult;
}

/** A theme as far as its layers have been passed. */
interface Passed {
  readonly findings: Findings;
  readonly document?: ThemeDocument;
  readonly parts?: ThemeParts;
  readonly context?: SharedContext;
  readonly isIgnored?: IsIgnored;
}

/** Runs the layers in order: each reports all it finds, and the next leaves alone what has a finding. */
export const createThemeChecker = (ajv: Ajv, options: CheckerOptions): ThemeChecker => {
  const read = createThemeReader(ajv, options.registry);

  const pass = ({ file, text }: ThemeText, world: World | undefined): Passed => {
    const positions = createPositions(text);
    const findings = createFindings({ file, positions, docsUrl: options.docsUrl });

    const parsed = parseText(text);
    run(textRules, (meta) => ({ ...parsed, report: (finding) => findings.inText(meta, finding) }));
    if (findings.size > 0 || !parsed.root) return { findings };

    const document = createDocument(text, parsed.root, positions);
    const { errors, parts } = read(document.value);
    run(shapeRules, (meta) => ({ errors, report: (finding) => findings.inTheme(meta, finding, document) }));
    if (!parts) return { findings };

    const { registry, shipped, page } = options;
    const context = createSharedContext(parts, { registry, shipped, page, world });
    const isIgnored = ignoredBy(parts, allRules);
    run<CheckContext>(nameRules, inContext(context, findings, document, isIgnored));
    return { findings, document, parts, context, isIgnored };
  };

  return {
    compile(source) {
      const { findings, context } = pass(source, undefined);
      const problems = findings.problems();
      if (!context || problems.some(isError)) return { ok: false, problems };
      return { ok: true, theme: buildTheme(context), problems };
    },
    check(source, world) {
      const { findings, document, parts, context, isIgnored } = pass(source, world);
      if (!document || !parts || !context || !isIgnored)
        return { theme: null, findings: findings.problems(), ignored: 0 };
      const proven = findings.size === 0;
      run<CheckContext>(options.proofs ?? proofs, inContext(context, findings, document, isIgnored));

      const { ignored, ignores } = silence(findings, parts, allRules);
      run(ignoreRules, (meta) => ({
        ignores,
        rules: allRules,
        proven,
        report: (finding) => findings.inTheme(meta, finding, document),
      }));
      const problems = findings.problems();
      return { theme: problems.some(isError) ? null : buildTheme(context), findings: problems, ignored };
    },
  };
};

const isError = ({ severity }: Problem): boolean => severity === 'error';

const run = <Context>(rules: readonly Rule<Context>[], contextOf: (meta: RuleMeta) => Context): void => {
  for (const rule of rules) rule.check(contextOf(rule.meta));
};

const inContext =
  (context: SharedContext, findings: Findings, document: ThemeDocument, isIgnored: IsIgnored) =>
  (meta: RuleMeta): CheckContext => ({
    ...context,
    hasFinding: findings.hasFinding,
    hasOpenFinding: (path) => findings.hasOpenFinding(path, isIgnored),
    report: (finding) => findings.inTheme(meta, finding, document),
  });
