import type { Ajv, ValidateFunction } from 'ajv';
import type { Section, Template, Theme } from '../../schemas/theme/theme.ts';
import { themeSchema } from '../../schemas/theme/theme.ts';
import type { Problem } from '../problem.ts';
import { findString } from '../strings.ts';
import type { CompiledNav, CompiledSection, CompiledTemplate, CompiledTheme, Region } from '../theme.ts';
import { createTokenCompiler } from '../tokens/compile-tokens.ts';
import { checkData } from './check-data.ts';
import { checkHeading, checkIds, checkSeo, checkTexts } from './check-page.ts';
import { checkSettings } from './check-settings.ts';
import { compileSection, type SectionContext } from './compile-section.ts';
import { type Path, parseDocument } from './document.ts';
import type { RefScope } from './refs.ts';
import type { Registry } from './registry.ts';
import { createReport, type Report } from './report.ts';
import { checkRoute, segmentsOf } from './routes.ts';
import { soundPart } from './sound-part.ts';
import { compileSchema, pathOf, reportSchemaErrors } from './validate.ts';

/** A theme as written: its file's name, for findings, and its text. */
export interface ThemeText {
  readonly file: string;
  readonly text: string;
}

export type CompileResult =
  | { readonly ok: true; readonly theme: CompiledTheme; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Syntax, then schema, then names: each layer reports all it finds, and the next leaves alone what has a finding.
 * A theme comes out only without errors.
 */
export const createThemeCompiler = (ajv: Ajv, registry: Registry): ((source: ThemeText) => CompileResult) => {
  let validate: ValidateFunction | undefined;
  const compileTokens = createTokenCompiler(ajv);

  return ({ file, text }) => {
    const parsed = parseDocument(file, text);
    if (!parsed.document) return { ok: false, problems: parsed.problems };
    const report = createReport(parsed.document);
    const value = parsed.document.value;

    validate ??= compileSchema(ajv, themeSchema);
    const errors = validate(value) ? [] : (validate.errors ?? []);
    reportSchemaErrors(errors, [], report);
    // Names are looked up only where the shape is right: a wrong shape would be reported twice.
    const wrong = errors.map(({ instancePath }) => pathOf([], instancePath));
    const source = soundPart(value, wrong);
    if (!source) return { ok: false, problems: report.problems() };

    const { tokens, names } = compileTokens(source.tokens, ['tokens'], report);
    const theme: CompiledTheme = {
      format: 1,
      themeId: source.themeId,
      slug: source.slug,
      name: source.name,
      version: source.version,
      tokens,
      settings: Object.fromEntries((source.settings ?? []).map((setting) => [setting.id, setting.default])),
      presets: source.presets ?? {},
      defaultLocale: source.locales.default,
      locales: Object.keys(source.locales.strings),
      strings: source.locales.strings,
      ...compileTemplates(source, registry, report),
    };
    checkSettings(source, names, report);
    checkTexts(source, report);
    const problems = report.problems();
    return problems.some((problem) => problem.severity === 'error')
      ? { ok: false, problems }
      : { ok: true, theme, problems };
  };
};

const compileTemplates = (
  theme: Theme,
  registry: Registry,
  report: Report,
): Pick<CompiledTheme, 'templates' | 'nav'> => {
  const { strings } = theme.locales;
  // A wrong default language is one finding, not one for every text.
  const locales = Object.keys(strings);
  const defaultLocale = locales.find((locale) => locale === theme.locales.default) ?? locales[0] ?? '';
  const context: SectionContext = { registry, report, strings, defaultLocale };
  const taken = new Map<string, readonly string[]>();
  const templates: Record<string, CompiledTemplate> = {};
  const nav: (CompiledNav & { order: number })[] = [];

  for (const [id, template] of Object.entries(theme.templates)) {
    checkRoute(id, template, taken, Object.keys(strings), report);
    templates[id] = compileTemplate(id, template, theme, context);
    if (template.nav && template.route !== undefined) {
      const { label, order, menu } = template.nav;
      nav.push({
        segments: segmentsOf(template.route),
        label: Object.fromEntries(
          Object.keys(strings).map((locale) => [locale, findString(strings, locale, defaultLocale, label.t) ?? '']),
        ),
        menu: menu ?? 'main',
        order,
      });
    }
  }
  nav.sort((a, b) => a.order - b.order);
  return { templates, nav: nav.map(({ segments, label, menu }) => ({ segments, label, menu })) };
};

const compileTemplate = (id: string, template: Template, theme: Theme, context: SectionContext): CompiledTemplate => {
  const { registry, report } = context;
  const base: Path = ['templates', id];
  const data = { ...theme.data, ...template.data };
  const scope: RefScope = {
    template: id,
    data,
    settings: theme.settings ?? [],
    params: template.params ?? {},
    query: template.query ?? {},
    sources: registry.sources,
  };
  checkData(theme.data ?? {}, ['data'], scope, registry, report);
  checkData(template.data ?? {}, [...base, 'data'], scope, registry, report);

  const groups: [Region, string, readonly Section[], Path][] = [
    ['header', 'header', theme.groups?.header ?? [], ['groups', 'header']],
    ['main', id, template.sections, [...base, 'sections']],
    ['footer', 'footer', theme.groups?.footer ?? [], ['groups', 'footer']],
  ];
  const sections: CompiledSection[] = [];
  for (const [region, owner, list, path] of groups) {
    for (const [i, section] of list.entries()) {
      const compiled = compileSection({ section, path: [...path, i], region, owner, scope }, context);
      if (compiled) sections.push(compiled);
    }
  }
  checkIds(id, theme, report);
  checkHeading(id, template, registry, report);
  checkSeo(id, template, scope, report);
  return {
    id,
    segments: template.route === undefined ? null : segmentsOf(template.route),
    params: template.params ?? {},
    query: template.query ?? {},
    h1: template.h1,
    seo: template.seo ?? {},
    data,
    sections,
    readsVisitor: refsOf(template, data, sections).some((ref) => ref.split('.')[0] === 'visitor'),
  };
};

/** Every ref that decides what stands on the page. */
const refsOf = (
  { seo = {} }: Template,
  data: CompiledTemplate['data'],
  sections: readonly CompiledSection[],
): readonly string[] => [
  ...sections.flatMap(({ when, bindings }) => [...when.flat(), ...Object.values(bindings)].map(({ ref }) => ref)),
  ...[...Object.values(seo), ...Object.values(data).flatMap(({ params = {} }) => Object.values(params))].flatMap(
    (value) => (typeof value === 'object' && 'ref' in value ? [value.ref] : []),
  ),
];
