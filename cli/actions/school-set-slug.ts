import { setSlugCommandHandler } from '#server/domains/schools/index.ts';
import { runHandler } from '../run-handler.ts';

export const schoolSetSlugCommand = async (slug: string, wanted: string): Promise<void> => {
  const result = await runHandler(setSlugCommandHandler, { slug, wanted });
  const before =
    result.previousSlug === result.slug ? 'already' : `was ${result.previousSlug}, which now redirects here`;
  process.stdout.write(`The school's slug is ${result.slug} (${before}).\n`);
};
