import { setSlugOperation } from '#server/domains/schools/index.ts';
import { runOperation } from '../run-operation.ts';

export const setSlugCommand = async (slug: string, wanted: string): Promise<void> => {
  const result = await runOperation(setSlugOperation, { slug, wanted });
  const before =
    result.previousSlug === result.slug ? 'already' : `${result.previousSlug} before, which leads there from here on`;
  process.stdout.write(`The school's slug is ${result.slug} (${before}).\n`);
};
