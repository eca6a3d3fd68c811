import { setThemeCommandHandler } from '#server/domains/schools/index.ts';
import { wrongUsage } from '../errors.ts';
import { runHandler } from '../run-handler.ts';

export const schoolSetThemeCommand = async (slug: string, id: string): Promise<void> => {
  if (!/^\d+$/.test(id))
    throw wrongUsage(`The theme is named by its id, not "${id}".`, 'See the ids with: schoolyard theme list');
  const result = await runHandler(setThemeCommandHandler, { slug, themeId: Number(id) });
  const before =
    result.previousThemeId === result.themeId ? 'already' : `theme ${result.previousThemeId ?? 'none'} before`;
  process.stdout.write(`${result.slug} uses theme ${result.themeId} (${before}).\n`);
};
