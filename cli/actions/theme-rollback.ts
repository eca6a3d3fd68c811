import { nearest } from '#engine/text/nearest.ts';
import type { Publication } from '#server/domains/themes/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { exitCodes } from '../errors.ts';
import { jsonText } from '../json-text.ts';
import { createOperatorClient, type OperatorClient, type OperatorOptions } from '../operator-client.ts';
import { describeLive, describeVersion } from '../publication-text.ts';

interface Options extends OperatorOptions {
  readonly to?: string;
  readonly format: 'text' | 'json';
}

/** Makes an earlier version of a published theme live again. */
export const themeRollbackCommand = async (name: string, { to, format, ...options }: Options): Promise<void> => {
  const client = createOperatorClient(options);
  const answer = await client.rollback(await themeIdOf(name, client), to);
  if (!answer.ok) process.exitCode = exitCodes.findings;
  if (format === 'json') {
    const { origin: server } = client;
    const report = answer.ok
      ? { ok: true, theme: name, server, ...answer.publication }
      : { ok: false, theme: name, server, findings: answer.findings };
    process.stdout.write(jsonText(report));
    return;
  }
  if (answer.ok) {
    process.stdout.write(`${rolledBack(answer.publication, client.origin)}\n`);
    return;
  }
  // The text that findings have their lines in is the server's: what is stored has no layout of its own.
  for (const { rule, severity, pointer, message } of answer.findings)
    process.stdout.write(`${pointer || '/'} ${severity} ${rule} ${message}\n`);
  process.stdout.write(`${answer.message}\n`);
};

/** The id of a theme named by its id or, as the server knows it, by its slug. */
const themeIdOf = async (name: string, client: OperatorClient): Promise<number> => {
  if (/^\d{1,9}$/.test(name)) return Number(name);
  const themes = await client.themes();
  const theme = themes.find(({ slug }) => slug === name);
  if (theme) return theme.themeId;
  const slugs = themes.flatMap(({ slug }) => slug ?? []);
  throw new AppError('THEME_NOT_PUBLISHED', {
    origin: client.origin,
    name,
    meant: didYouMean(nearest(name, slugs)),
    themes: slugs.join(', '),
  });
};

const rolledBack = (publication: Publication, origin: string): string => {
  const { slug, unchanged, previousHash, previousVersion } = publication;
  if (unchanged || previousHash === null)
    return `${describeLive(publication, origin)} It was live already; nothing changed.`;
  const undo = `schoolyard theme rollback ${slug} --to ${previousHash.slice(0, 12)}`;
  return `${describeLive(publication, origin)}\nBefore: ${describeVersion(previousVersion, previousHash)}. Undo with: ${undo}`;
};
