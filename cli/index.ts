#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander';
import pc from 'picocolors';
import { exitCodes } from './errors.ts';

// Set before React is loaded, which happens only inside commands.
process.env.NODE_ENV ??= 'production';

/** The command line. Each command's module is loaded when the command is run. */
const createProgram = (): Command => {
  const program = new Command('schoolyard')
    .description('School websites from JSON themes.')
    .showSuggestionAfterError()
    .showHelpAfterError('(see --help)')
    .configureOutput({ outputError: (text, write) => write(pc.red(text)) })
    .exitOverride();

  program
    .command('serve')
    .description('Open the database, serve every school, print the addresses')
    .action(async () => (await import('./commands/serve.ts')).serveCommand());

  program
    .command('import')
    .description("Make a school's website equal to a folder with content.json and images/")
    .argument('<folder>', 'the folder')
    .option('--slug <slug>', "the school's address; stands in for the file's own")
    .option('--theme <id>', 'the theme it wears; without it a school keeps its own, and a new one gets 1')
    .option('--skip-invalid', 'leave out what is wrong and import the rest', false)
    .action(async (folder: string, options) => (await import('./commands/import.ts')).importCommand(folder, options));

  const school = program.command('school').description('Schools of this installation');
  school
    .command('list')
    .description('List the schools with their themes')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/school-list.ts')).schoolListCommand(options));
  school
    .command('set-theme')
    .description('Give a school another theme; its content stays')
    .argument('<slug>', "the school's slug")
    .argument('<id>', "the theme's id")
    .action(async (slug: string, id: string) =>
      (await import('./commands/school-set-theme.ts')).setThemeCommand(slug, id),
    );

  program
    .command('snapshot')
    .description('Snapshots of the embedded database')
    .command('restore')
    .description('Bring a snapshot back, while no server runs')
    .argument('<file>', 'a file of DATA_DIR/snapshots')
    .option('--replace', 'move the database that is there aside', false)
    .action(async (file: string, options) =>
      (await import('./commands/snapshot-restore.ts')).restoreCommand(file, options),
    );

  const theme = program.command('theme').description('Themes: check, list, preview');
  theme
    .command('check')
    .description('Find everything that is wrong with a theme: 0 clean, 1 findings, 2 could not check')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('./commands/theme-check.ts')).themeCheckCommand(name, options),
    );
  theme
    .command('list')
    .description('List the themes in themes/')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/theme-list.ts')).themeListCommand(options));
  theme
    .command('preview')
    .description('Show a theme while you work on it; edits appear by themselves')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .option('--school <school>', 'a demo school, or a folder with content.json', 'amaltas')
    .option('--server <url>', 'take the data from a running server instead')
    .option('--port <port>', 'the port', '4000')
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .action(async (name: string, options) =>
      (await import('./commands/theme-preview.ts')).preview(name, { ...options, port: Number(options.port) }),
    );
  return program;
};

const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');

const hintOf = (error: Error): string => ('hint' in error && typeof error.hint === 'string' ? error.hint : '');

/** Says what went wrong: a user's mistake in one line with its cure, a bug with its stack. */
const report = (error: unknown): void => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.failed;
    return;
  }
  process.exitCode = exitCodes.failed;
  if (!(error instanceof Error)) throw error;
  const expected = 'hint' in error || error.name === 'ConfigError';
  process.stderr.write(`${pc.red(expected ? error.message : (error.stack ?? error.message))}\n`);
  const hint = hintOf(error);
  if (hint) process.stderr.write(`${hint}\n`);
};

await createProgram().parseAsync().catch(report);
