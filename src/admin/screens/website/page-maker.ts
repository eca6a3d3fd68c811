import { createPageEngine } from '#engine/browser.ts';
import type { Decision } from '#engine/data/decide.ts';
import type { Loaded } from '#engine/data/load.ts';
import type { Visit } from '#engine/data/visit.ts';
import { chosenColors } from '#engine/record/settings-of.ts';
import type { SectionKind, SectionManifest } from '#engine/section.ts';
import type { CompiledTemplate, CompiledTheme } from '#engine/theme.ts';
import { customProperties } from '#engine/tokens/custom-properties.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { fontLooks } from './font-looks.ts';

type KindModule = Readonly<Record<string, SectionKind>>;

/** Each kind's manifest is a file of its own, loaded for the pages that it is on. */
const kinds = import.meta.glob<KindModule>('../../../../sections/*/manifest.ts');

const manifestsOf = async (type: string): Promise<readonly SectionManifest[]> => {
  const load = kinds[`../../../../sections/${type}/manifest.ts`];
  return load ? Object.values(await load()).flatMap(({ looks }) => looks) : [];
};

/** How much HTML of sections is kept for the next change. */
const keepChars = 2_000_000;

/** A page as it would be with some choices. */
export interface DrawnPage {
  readonly decision: Decision;
  readonly body: string;
  /** The looks whose stylesheets it takes, `<kind>/<look>`, and `font/<family>` of those that the school has chosen. */
  readonly styles: readonly string[];
  /** The rule that gives the page its colours and sizes. */
  readonly properties: string;
}

/** Draws one page again and again, without a request. */
export interface PageMaker {
  readonly page: WebsitePage;
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  /** Every look of the kinds that are on the page. */
  readonly manifests: readonly SectionManifest[];
  draw(choices: ThemeChoices): Promise<DrawnPage>;
}

/** The engine with what a page is made from. */
export const createPageMaker = async (page: WebsitePage): Promise<PageMaker> => {
  const theme = page.theme as unknown as CompiledTheme;
  const template = theme.templates[page.template];
  if (!template) throw new Error(`The page has no template "${page.template}".`);
  const types = new Set(template.sections.map(({ type }) => type));
  const manifests = (await Promise.all([...types].map(manifestsOf))).flat();
  const sources = [...new Set(Object.values(template.data).map(({ source }) => source))];
  const engine = createPageEngine({
    sections: manifests,
    sources: sources.map((name) => ({ name, tags: [] })),
    keepChars,
  });
  const data = new Map(page.answers.map(({ key, ok, value }) => [key, loaded(ok, value)]));
  const known = page.visit as unknown as Omit<Visit, 'record'>;
  return {
    page,
    theme,
    template,
    manifests,
    async draw(choices) {
      const record: SiteRecord = { themeId: page.themeId, version: null, ...choices };
      const plan = engine.plan(theme, template, { ...known, record });
      const decision = engine.decide(plan, data);
      const { body, styles: looks } = await engine.render(decision);
      const styles = [...fontLooks(fontsOf(theme, record)), ...looks];
      return {
        decision,
        body: body.join(''),
        styles,
        properties: customProperties(theme.tokens, chosenColors(theme, record)),
      };
    },
  };
};

/** The families that a school has chosen; the frame has those of the theme. */
const fontsOf = ({ tokens }: CompiledTheme, record: SiteRecord): readonly string[] =>
  Object.entries(record.tokens ?? {}).flatMap(([name, value]) => (tokens[name]?.type === 'fontFamily' ? [value] : []));

const loaded = (ok: boolean, value: unknown): Loaded =>
  ok ? { ok, value, ms: 0 } : { ok, reason: 'failed', error: new Error('The source gave no answer.'), ms: 0 };
