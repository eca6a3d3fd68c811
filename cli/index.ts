#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { hintOf } from '#shared/errors/app-error.ts';
import { packageVersion } from '#shared/package-root.ts';
import { errorColors } from './colors.ts';
import { registerBackup } from './commands/backup.ts';
import { registerDoctor } from './commands/doctor.ts';
import { registerImport } from './commands/import.ts';
import { registerRestore } from './commands/restore.ts';
import { registerSchoolEraseClosed } from './commands/school-erase-closed.ts';
import { registerSchoolList } from './commands/school-list.ts';
import { registerSchoolSetSlug } from './commands/school-set-slug.ts';
import { registerSchoolSetTheme } from './commands/school-set-theme.ts';
import { registerSchoolState } from './commands/school-state.ts';
import { registerSchoolThemeSettings } from './commands/school-theme-settings.ts';
import { registerSectionNew } from './commands/section-new.ts';
import { registerServe } from './commands/serve.ts';
import { registerSnapshotRestore } from './commands/snapshot-restore.ts';
import { registerThemeCheck } from './commands/theme-check.ts';
import { registerThemeDiff } from './commands/theme-diff.ts';
import { registerThemeExplain } from './commands/theme-explain.ts';
import { registerThemeFmt } from './commands/theme-fmt.ts';
import { registerThemeGraph } from './commands/theme-graph.ts';
import { registerThemeList } from './commands/theme-list.ts';
import { registerThemeMigrate } from './commands/theme-migrate.ts';
import { registerThemeNew } from './commands/theme-new.ts';
import { registerThemePreview } from './commands/theme-preview.ts';
import { registerThemePublish } from './commands/theme-publish.ts';
import { registerThemeRollback } from './commands/theme-rollback.ts';
import { registerThemeTest } from './commands/theme-test.ts';
import { registerTokenCreate } from './commands/token-create.ts';
import { registerTokenList } from './commands/token-list.ts';
import { registerTokenRevoke } from './commands/token-revoke.ts';
import { registerUserAdd } from './commands/user-add.ts';
import { exitCodes } from './errors.ts';

// Set before React is loaded, which happens only inside actions.
process.env.NODE_ENV ??= 'production';

/** The command line; what a command does is loaded when it is run. The order is that of the help. */
const createProgram = (): Command => {
  const program = new Command('schoolyard')
    .description('School websites from JSON themes.')
    .version(packageVersion(), '-v, --version')
    .showSuggestionAfterError()
    .showHelpAfterError('(see --help)')
    .configureOutput({ outputError: (text, write) => write(errorColors.red(text)) })
    .exitOverride();
  registerServe(program);
  registerImport(program);
  registerSchoolCommands(program.command('school').description('Schools of this installation'));
  registerBackup(program);
  registerRestore(program);
  registerDoctor(program);
  registerSnapshotRestore(program.command('snapshot').description('Snapshots of the embedded database'));
  registerSectionNew(program.command('section').description('Section types'));
  registerThemeCommands(program.command('theme').description('Themes: write, preview, check, test, publish'));
  registerUserAdd(program.command('user').description('People who may log in'));
  registerTokenCommands(program.command('token').description('Tokens of operators, who may publish themes'));
  return program;
};

const registerSchoolCommands = (school: Command): void => {
  registerSchoolList(school);
  registerSchoolSetSlug(school);
  registerSchoolSetTheme(school);
  registerSchoolThemeSettings(school);
  registerSchoolState(school);
  registerSchoolEraseClosed(school);
};

const registerThemeCommands = (theme: Command): void => {
  registerThemeCheck(theme);
  registerThemeNew(theme);
  registerThemeList(theme);
  registerThemeExplain(theme);
  registerThemeDiff(theme);
  registerThemeFmt(theme);
  registerThemeMigrate(theme);
  registerThemeGraph(theme);
  registerThemePreview(theme);
  registerThemeTest(theme);
  registerThemePublish(theme);
  registerThemeRollback(theme);
};

const registerTokenCommands = (token: Command): void => {
  registerTokenCreate(token);
  registerTokenList(token);
  registerTokenRevoke(token);
};

/** Says what went wrong: a user's mistake in one line with its cure, a bug with its stack. */
const report = (error: unknown): void => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.failed;
    return;
  }
  process.exitCode = exitCodes.failed;
  if (!(error instanceof Error)) throw error;
  const hint = hintOf(error);
  process.stderr.write(`${errorColors.red(hint === undefined ? (error.stack ?? error.message) : error.message)}\n`);
  if (hint) process.stderr.write(`${hint}\n`);
};

// Whoever reads may have read enough (`| head`), and a server goes on without; what is lost otherwise is a failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = exitCodes.failed;
  });
await createProgram().parseAsync().catch(report);
