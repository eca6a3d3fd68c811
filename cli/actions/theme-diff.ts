import { diffThemes } from '#engine/diff/diff-themes.ts';
import type { CompiledTheme, Engine } from '#engine/index.ts';
import {
  liveThemeCommandHandler,
  type SchoolLosses,
  schoolLosses,
  schoolsUsingThemeCommandHandler,
} from '#server/domains/themes/index.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { compileNamed, compileText, type NamedTheme } from '../compile-named.ts';
import { type DiffSide, diffText, type ThemeDiff } from '../diff-text.ts';
import { exitCodes } from '../errors.ts';
import { hasDatabase } from '../installation.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';
import { createThemeEngine } from '../theme-engine.ts';

export interface DiffOptions {
  readonly allSchools: boolean;
  readonly format: 'text' | 'json';
}

export const themeDiffCommand = async (
  from: string,
  to: string,
  { allSchools, format }: DiffOptions,
): Promise<void> => {
  const engine = await createThemeEngine();
  const [a, b] = [await findSide(engine, from), await findSide(engine, to)];
  const diff: ThemeDiff = {
    from: sideOf(a),
    to: sideOf(b),
    changes: diffThemes(a.theme, b.theme),
    ...(allSchools ? { schools: await schoolsOf(engine, a.theme, b.theme) } : {}),
  };
  const differs = diff.changes.length > 0 || diff.schools?.some(({ losses }) => losses.length > 0);
  if (differs) process.exitCode = exitCodes.findings;
  process.stdout.write(format === 'json' ? jsonText(diff) : diffText(diff));
};

const sideOf = ({ theme, source }: NamedTheme): DiffSide => {
  const { themeId, slug, version } = theme;
  return { themeId, slug, version, file: source.file };
};

/** `live:<id>` is the version that schools see now. */
const findSide = async (engine: Engine, name: string): Promise<NamedTheme> => {
  const id = /^live:(\d+)$/.exec(name)?.[1];
  if (id === undefined) return compileNamed(engine, name);
  requireDatabase(name);
  const { hash, document } = await runHandler(liveThemeCommandHandler, { themeId: Number(id) });
  return compileText(engine, { file: `${name} (${hash.slice(0, 12)})`, text: JSON.stringify(document) }, name);
};

const schoolsOf = async (
  engine: Engine,
  before: CompiledTheme,
  theme: CompiledTheme,
): Promise<readonly SchoolLosses[]> => {
  requireDatabase('--all-schools');
  const schools = await runHandler(schoolsUsingThemeCommandHandler, { themeId: before.themeId });
  return schoolLosses(engine, schools, { theme, before });
};

const requireDatabase = (what: string): void => {
  if (hasDatabase()) return;
  throw new AppError('NO_DATABASE', { what });
};
