import { setThemeCommandHandler } from '#server/domains/schools/index.ts';
import { wrongUsage } from '../errors.ts';
import { runHandler } from '../run-handler.ts';

/** More than these are no list to work through on a terminal. */
const maxDeadLinks = 20;

export const schoolSetThemeCommand = async (slug: string, id: string): Promise<void> => {
  if (!/^(?:\d+|-1)$/.test(id))
    throw wrongUsage(`The theme is named by its id, not "${id}".`, 'See the ids with: schoolyard theme list');
  const result = await runHandler(setThemeCommandHandler, { slug, themeId: Number(id) });
  const { previousThemeId } = result;
  const was = previousThemeId === null ? 'had none' : `was theme ${previousThemeId}`;
  const before = previousThemeId === result.themeId ? 'already' : was;
  process.stdout.write(`${result.slug} uses theme ${result.themeId} (${before}).\n`);
  if (result.themeId <= 0) {
    process.stdout.write(
      "Visitors see the product's page in place of the school's site, until it has a theme again.\n",
    );
    return;
  }
  for (const { message } of result.lost) process.stdout.write(`Does not go along: ${message}\n`);
  const { deadLinks } = result;
  for (const { contentType, contentId, href } of deadLinks.slice(0, maxDeadLinks))
    process.stdout.write(`Leads nowhere in this theme: ${href}, in ${contentType} ${contentId}\n`);
  if (deadLinks.length > maxDeadLinks)
    process.stdout.write(`… and ${deadLinks.length - maxDeadLinks} more links that lead nowhere.\n`);
};
