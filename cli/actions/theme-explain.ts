import type { Engine } from '#engine/index.ts';
import { explainCommandHandler } from '#server/website/explain/explain.ts';
import { explainRoute } from '#server/website/explain/explain-route.ts';
import { dateIn } from '#shared/calendar.ts';
import { compileNamed, type NamedTheme } from '../compile-named.ts';
import { readEnvironment } from '../environment.ts';
import { type Explanation, explanationText } from '../explanation-text.ts';
import { hasDatabase } from '../installation.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';
import { findSchoolFolder, unknownSchool } from '../schools.ts';
import { createThemeEngine } from '../theme-engine.ts';

export interface ExplainOptions {
  readonly route: string;
  readonly school?: string;
  readonly signedIn: boolean;
  readonly format: 'text' | 'json';
}

const defaultSchool = 'amaltas';

export const themeExplainCommand = async (name: string, options: ExplainOptions): Promise<void> => {
  const engine = await createThemeEngine();
  const named = await compileNamed(engine, name);
  const explanation = await explain(engine, named, options);
  process.stdout.write(options.format === 'json' ? jsonText(explanation) : explanationText(explanation));
};

/** A school that is named is looked for in the installation first; a demo school or a folder needs none. */
const explain = async (
  engine: Engine,
  { theme, source }: NamedTheme,
  options: ExplainOptions,
): Promise<Explanation> => {
  const { route, signedIn, school = defaultSchool } = options;
  const requested = options.school !== undefined && hasDatabase();
  if (requested) {
    const baseUrl = readEnvironment().baseUrl.href;
    const found = await runHandler(explainCommandHandler, { theme: source, school, route, signedIn, baseUrl });
    if (found) return found;
  }
  const folder = findSchoolFolder(school);
  if (folder === undefined) {
    const hint = 'Schools of an installation need its DATA_DIR or DATABASE_URL in the environment.';
    throw await unknownSchool(school, [requested ? 'Schools of this installation: schoolyard school list' : hint]);
  }

  const { openFixture } = await import('#preview/data/fixture-reader.ts');
  const fixture = await openFixture(folder);
  const { loaders, site } = theme.themeId === 0 ? fixture.platform : fixture;
  const now = Date.now();
  const facts = site('http://localhost:4000', now);
  const explained = await explainRoute({
    engine,
    theme,
    site: facts,
    record: { themeId: theme.themeId },
    examples: true,
    loaders: loaders(dateIn(fixture.timeZone, now), facts.url),
    route,
    signedIn,
  });
  return { ...explained, school: { slug: facts.school_Slug, name: facts.school_Name, themeId: null } };
};
