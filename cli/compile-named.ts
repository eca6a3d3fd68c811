import type { CompiledTheme, Engine, ThemeText } from '#engine/index.ts';
import { formatAge, formatOf, migrateText } from '#engine/migrate/index.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { plural } from './show-value.ts';
import { findTheme, readTheme } from './themes.ts';

export interface NamedTheme {
  readonly theme: CompiledTheme;
  /** As it was compiled: in the current format. */
  readonly source: ThemeText;
}

/**
 * A theme by its slug in themes/ or its file, carried over from an older format. Errors: `UNKNOWN_THEME`,
 * `NO_THEME_FILE`, `FILE_ACCESS`, `THEME_FAULTY`.
 */
export const compileNamed = async (engine: Engine, name: string): Promise<NamedTheme> => {
  const found = await findTheme(name);
  return compileText(engine, { file: found.shown, text: await readTheme(found) }, name);
};

/** As `compileNamed`, of a text. `name` is what the command line calls it. */
export const compileText = (engine: Engine, { file, text }: ThemeText, name: string): NamedTheme => {
  const source = { file, text: inCurrentFormat(text) };
  const result = engine.compile(source);
  if (result.ok) return { theme: result.theme, source };
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const place = first ? `${file}:${first.start.line}:${first.start.column} ${first.message}` : file;
  const count = plural(errors.length, 'error');
  throw new AppError('THEME_FAULTY', { file, errors: count, place, name });
};

/** What is no JSON, or cannot be migrated, stays as it is: compiling it says what is wrong. */
const inCurrentFormat = (text: string): string => {
  const format = formatOf(text);
  return formatAge(format) === 'older' ? migrateText(text, Number(format)) : text;
};
