import { setThemeCommandHandler } from '#server/domains/schools/index.ts';
import { wrongUsage } from '../errors.ts';
import { runHandler } from '../run-handler.ts';

export const schoolSetThemeCommand = async (slug: string, id: string): Promise<void> => {
  if (!/^\d+$/.test(id))
    throw wrongUsage(`The theme is named by its id, not "${id}".`, 'See the ids with: schoolyard theme list');
  const result = await runHandler(setThemeCommandHandler, { slug, themeId: Number(id) });
  const { previousThemeId } = result;
  const was = previousThemeId === null ? 'had none' : `was theme ${previousThemeId}`;
  const before = previousThemeId === result.themeId ? 'already' : was;
  process.stdout.write(`${result.slug} uses theme ${result.themeId} (${before}).\n`);
  for (const { message } of result.lost) process.stdout.write(`Does not go along: ${message}\n`);
};
