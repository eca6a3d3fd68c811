#!/usr/bin/env node

import { Command, CommanderError, Option } from 'commander';
import pc from 'picocolors';
import { hintOf } from '#shared/errors/app-error.ts';
import { packageVersion } from '#shared/package-root.ts';
import { exitCodes } from './errors.ts';

// Set before React is loaded, which happens only inside commands.
process.env.NODE_ENV ??= 'production';

/** The command line. Each command's module is loaded when the command is run. */
const createProgram = (): Command => {
  const program = new Command('schoolyard')
    .description('School websites from JSON themes.')
    .version(packageVersion(), '-v, --version')
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
    .option('--slug <slug>', "the school's slug, instead of the file's")
    .option('--theme <id>', 'the theme it uses; by default a school keeps its own, and a new one gets 1')
    .option('--skip-invalid', 'leave out what is wrong and import the rest', false)
    .action(async (folder: string, options) => (await import('./commands/import.ts')).importCommand(folder, options));

  const school = program.command('school').description('Schools of this installation');
  school
    .command('list')
    .description('List the schools with their themes')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/school-list.ts')).schoolListCommand(options));
  school
    .command('set-slug')
    .description('Change the slug of a school; its old address redirects to the new one')
    .argument('<slug>', "the school's slug")
    .argument('<new-slug>', 'the new slug')
    .action(async (slug: string, wanted: string) =>
      (await import('./commands/school-set-slug.ts')).setSlugCommand(slug, wanted),
    );
  school
    .command('set-theme')
    .description('Change the theme of a school; its content stays')
    .argument('<slug>', "the school's slug")
    .argument('<id>', "the theme's id")
    .action(async (slug: string, id: string) =>
      (await import('./commands/school-set-theme.ts')).setThemeCommand(slug, id),
    );
  school
    .command('state')
    .description('Change the state of a school: active, suspended, closed')
    .argument('<slug>', "the school's slug")
    .argument('<state>', 'the state')
    .requiredOption('--reason <text>', 'why; the school reads it in its audit log')
    .action(async (slug: string, state: string, options) =>
      (await import('./commands/school-state.ts')).schoolStateCommand(slug, state, options),
    );
  school
    .command('erase-closed')
    .description(
      'Erase the schools that were closed 90 days ago or earlier, with their files; the server does so daily',
    )
    .option('--dry-run', 'only name them', false)
    .action(async (options) => (await import('./commands/school-erase-closed.ts')).eraseClosedCommand(options));

  program
    .command('backup')
    .description('Back up everything, or one school, into one file; the server may be running')
    .option('--school <slug>', 'only this school')
    .option('--out <file>', 'the file to write; by default one in DATA_DIR/backups')
    .action(async (options) => (await import('./commands/backup.ts')).backupCommand(options));
  program
    .command('restore')
    .description('Restore a backup: a whole one into an empty installation, a school beside the others')
    .argument('<file>', 'a file written by schoolyard backup')
    .option('--replace', 'replace the school that is there', false)
    .action(async (file: string, options) =>
      (await import('./commands/restore.ts')).restoreBackupCommand(file, options),
    );

  program
    .command('doctor')
    .description('Check database, migrations, storage, disk, clock and secrets: 0 healthy, 1 a fault')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/doctor.ts')).doctorCommand(options));

  program
    .command('snapshot')
    .description('Snapshots of the embedded database')
    .command('restore')
    .description('Restore a snapshot, while no server runs')
    .argument('<file>', 'a file of DATA_DIR/snapshots')
    .option('--replace', 'move the existing database aside', false)
    .action(async (file: string, options) =>
      (await import('./commands/snapshot-restore.ts')).restoreCommand(file, options),
    );

  program
    .command('section')
    .description('Section types')
    .command('new')
    .description("Write a section's folder, its test, its page in the reference and its line in the list")
    .argument('<type>', 'its name in themes, such as lost-property')
    .option('--title <text>', 'what people call it')
    .option('--description <text>', 'what it shows, in a sentence')
    .action(async (type: string, options) =>
      (await import('./commands/section-new.ts')).sectionNewCommand(type, options),
    );

  const theme = program.command('theme').description('Themes: write, preview, check, test, publish');
  theme
    .command('check')
    .description('Find everything that is wrong with themes: 0 clean, 1 findings, 2 could not check')
    .argument('<themes...>', 'slugs of themes in themes/, or files')
    .addOption(
      new Option('--format <format>', 'how to print; json is one object, or a list of them for several themes')
        .choices(['text', 'json', 'sarif', 'github'])
        .default('text'),
    )
    .addOption(
      new Option('--fail-level <level>', 'the least severity that makes the exit code 1')
        .choices(['error', 'warning', 'none'])
        .default('warning'),
    )
    .option('--fix', 'write every fix that is certain', false)
    .action(async (names: readonly string[], options) =>
      (await import('./commands/theme-check.ts')).themeCheckCommand(names, options),
    );
  theme
    .command('new')
    .description('Write a theme that passes the check; prompts for what no flag sets')
    .argument('<slug>', 'the name of its folder in themes/')
    .option('--name <text>', 'what people call it')
    .option('--base <theme>', 'blank, or the theme to start from')
    .option('--color <#rrggbb>', "the school's colour, from which the palette is derived")
    .option('--id <n>', 'its number; the next free one from 100')
    .option('--dir <folder>', 'another folder than themes/<slug>')
    .action(async (slug: string, options) => (await import('./commands/theme-new.ts')).themeNewCommand(slug, options));
  theme
    .command('list')
    .description('List the themes in themes/')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/theme-list.ts')).themeListCommand(options));
  theme
    .command('explain')
    .description('Explain a page: which sections are visible and why, and where each value came from')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .option('--route <path>', 'a page of the theme, with its query', '/')
    .option('--school <school>', 'a school of this installation, a demo school, or a folder with content.json')
    .option('--signed-in', 'as a visitor who is signed in', false)
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('./commands/theme-explain.ts')).themeExplainCommand(name, options),
    );
  theme
    .command('diff')
    .description('Compare two themes, and what schools would lose: 0 nothing, 1 something')
    .argument('<from>', 'the slug of a theme in themes/, a file, or live:<id>')
    .argument('<to>', 'the same')
    .option('--all-schools', 'also the choices of each school that the second one would break', false)
    .addOption(formatOption())
    .action(async (from: string, to: string, options) =>
      (await import('./commands/theme-diff.ts')).themeDiffCommand(from, to, options),
    );
  theme
    .command('fmt')
    .description('Format theme files; values stay as they are')
    .argument('<themes...>', 'slugs of themes in themes/, or files')
    .option('--check', 'write nothing; exit code 1 if a file would change', false)
    .option('--migrate', 'migrate themes of an older format to the current one', false)
    .action(async (names: readonly string[], options) =>
      (await import('./commands/theme-fmt.ts')).themeFmtCommand(names, options),
    );
  theme
    .command('graph')
    .description('Show which content types reach which pages, through which sources')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .addOption(new Option('--format <format>', 'how to print').choices(['text', 'json', 'mermaid']).default('text'))
    .action(async (name: string, options) =>
      (await import('./commands/theme-graph.ts')).themeGraphCommand(name, options),
    );
  theme
    .command('preview')
    .description('Preview a theme while you work on it; edits appear at once')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .option('--school <school>', 'a demo school, or a folder with content.json', 'amaltas')
    .option('--server <url>', 'take the data from a running server instead')
    .option('--port <port>', 'the port', '4000')
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .option('--open-state <id>', 'open a state of `theme test`, such as home~base')
    .option('--seed <n>', 'the random seed of generated data, as for `theme test`', '1')
    .action(async (name: string, { port, ...options }) =>
      (await import('./commands/theme-preview.ts')).preview(name, { ...options, port: Number(port) }),
    );
  theme
    .command('test')
    .description('Test every state of a theme in a browser: 0 all pass, 1 something fails, 2 could not test')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .option('--template <id>', 'only the states of this template')
    .option('--state <id>', 'only this state, such as home~base')
    .option('--report <file>', 'the HTML report to write; by default theme-test-<slug>.html')
    .option('--workers <n>', 'pages open at a time; by default one per processor')
    .option('--seed <n>', 'the random seed of generated texts and numbers', '1')
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('./commands/theme-test.ts')).themeTestCommand(name, options),
    );
  theme
    .command('publish')
    .description('Check a theme and make it live on a running server')
    .argument('<theme>', 'the slug of a theme in themes/, or a file')
    .option('--dry-run', 'check everything there, with the choices of every school, and change nothing', false)
    .addOption(serverOption())
    .addOption(tokenOption())
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('./commands/theme-publish.ts')).themePublishCommand(name, options),
    );
  theme
    .command('rollback')
    .description('Make the version that was live before live again')
    .argument('<theme>', 'the slug or the id of a published theme')
    .option('--to <version>', 'another version, by its number, its hash or the start of one')
    .addOption(serverOption())
    .addOption(tokenOption())
    .addOption(formatOption())
    .action(async (name: string, options) =>
      (await import('./commands/theme-rollback.ts')).themeRollbackCommand(name, options),
    );

  program
    .command('user')
    .description('People who may sign in')
    .command('add')
    .description('Create an account, and print the link to set its password')
    .option('--school <slug>', "the school's slug")
    .option('--operator', 'an operator of the platform, instead of a person of a school', false)
    .requiredOption('--name <text>', 'their name')
    .requiredOption('--email <address>', 'what they sign in with')
    .option('--role <role>', 'Admin or Staff', 'Admin')
    .option('--permission <sets...>', 'what staff may do: frontOffice, classTeacher, contentEditor, hr', [])
    .option('--password-stdin', 'take the password from standard input; no link is made', false)
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/user-add.ts')).userAddCommand(options));

  const token = program.command('token').description('Tokens of operators, who may publish themes');
  token
    .command('create')
    .description('Create a token, and print it once')
    .option('--name <text>', 'what it is for', 'operator')
    .option('--expires <days>', 'how many days it is valid; by default until it is revoked')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/token-create.ts')).tokenCreateCommand(options));
  token
    .command('list')
    .description('List the tokens, valid and ended')
    .addOption(formatOption())
    .action(async (options) => (await import('./commands/token-list.ts')).tokenListCommand(options));
  token
    .command('revoke')
    .description('Revoke a token')
    .argument('<id>', "the token's id")
    .action(async (id: string) => (await import('./commands/token-revoke.ts')).tokenRevokeCommand(id));
  return program;
};

const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['text', 'json']).default('text');

const serverOption = (): Option =>
  new Option('--server <url>', "the server's address (default: BASE_URL, else http://localhost:3000)");

const tokenOption = (): Option => new Option('--token <token>', 'an operator token (default: SCHOOLYARD_TOKEN)');

/** Says what went wrong: a user's mistake in one line with its cure, a bug with its stack. */
const report = (error: unknown): void => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.failed;
    return;
  }
  process.exitCode = exitCodes.failed;
  if (!(error instanceof Error)) throw error;
  const hint = hintOf(error);
  process.stderr.write(`${pc.red(hint === undefined ? (error.stack ?? error.message) : error.message)}\n`);
  if (hint) process.stderr.write(`${hint}\n`);
};

await createProgram().parseAsync().catch(report);
