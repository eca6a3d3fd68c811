import type { Command } from 'commander';

export const registerSchoolSetSlug = (school: Command): void => {
  school
    .command('set-slug')
    .description('Change the slug of a school; its old address redirects to the new one')
    .argument('<slug>', "the school's slug")
    .argument('<new-slug>', 'the new slug')
    .action(async (slug: string, wanted: string) =>
      (await import('../actions/school-set-slug.ts')).schoolSetSlugCommand(slug, wanted),
    );
};
