import { readFile } from 'node:fs/promises';
import type { Problem } from '#engine/index.ts';
import type { Publishing } from '#server/domains/themes/index.ts';
import { colors } from '../colors.ts';
import { exitCodes } from '../errors.ts';
import { formatProblem } from '../format-problem.ts';
import { jsonText } from '../json-text.ts';
import { createOperatorClient, type OperatorOptions } from '../operator-client.ts';
import { describeLive, describeLosses, describeVersion } from '../publication-text.ts';
import { plural } from '../show-value.ts';
import { createThemeEngine } from '../theme-engine.ts';
import { worldOf } from '../theme-world.ts';
import { findTheme } from '../themes.ts';

interface Options extends OperatorOptions {
  readonly format: 'text' | 'json';
  readonly dryRun: boolean;
}

/**
 * Checks a theme here and, where it has no errors, publishes it on a running server, which checks it again and says
 * what schools lose by it. With `dryRun` the server only says what would be.
 */
export const themePublishCommand = async (name: string, { format, dryRun, ...options }: Options): Promise<void> => {
  const client = createOperatorClient(options);
  const { file, shown } = await findTheme(name);
  const text = await readFile(file, 'utf8');
  const engine = await createThemeEngine();
  const checked = engine.check({ file: shown, text }, await worldOf(file));
  const answer = checked.theme ? await client.publish({ file: shown, document: text, dryRun }) : undefined;
  const findings = answer?.ok ? answer.publication.findings : (answer?.findings ?? checked.findings);
  if (!answer?.ok) process.exitCode = exitCodes.findings;

  if (format === 'json') {
    const result = answer?.ok ? answer.publication : { findings };
    const report = { ok: answer?.ok ?? false, theme: shown, server: client.origin, ...result };
    process.stdout.write(jsonText(report));
    return;
  }
  for (const problem of findings) process.stdout.write(`${formatProblem(problem, text)}\n\n`);
  if (answer?.ok) process.stdout.write(`${published(answer.publication, client.origin)}\n`);
  else process.stdout.write(`${notPublished(shown, answer && client.origin, findings)}\n`);
};

const published = (publication: Publishing, origin: string): string =>
  [`${describeLive(publication, origin)}${changed(publication)}`, describeLosses(publication)]
    .filter(Boolean)
    .join('\n\n');

/** What the publication changed, behind the sentence that says what is live. */
const changed = ({ themeId, slug, live, unchanged, previousHash, previousVersion }: Publishing): string => {
  if (unchanged) return ' It was live already; nothing changed.';
  const before = previousHash === null ? 'It is new.' : `Before: ${describeVersion(previousVersion, previousHash)}.`;
  if (!live) return `\n${before} This was a dry run: nothing was changed.`;
  const next =
    previousHash === null
      ? `Give it to a school with: schoolyard school set-theme <slug> ${themeId}`
      : `Go back with: schoolyard theme rollback ${slug}`;
  return `\n${before} ${next}`;
};

/** `server` is the one that refused the theme; undefined if none was contacted. */
const notPublished = (shown: string, server: string | undefined, findings: readonly Problem[]): string => {
  const count = plural(findings.length, 'finding');
  const reason = server ? `${server} refused it, and serves what it served before.` : 'The server was not contacted.';
  return `${colors.red(`${shown}: ${count}, not published.`)} ${reason}`;
};
