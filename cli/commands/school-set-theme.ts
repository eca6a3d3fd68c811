import type { Command } from 'commander';

export const registerSchoolSetTheme = (school: Command): void => {
  school
    .command('set-theme')
    .description('Change the theme of a school; its content stays')
    .argument('<slug>', "the school's slug")
    .argument('<id>', "the theme's id; 0 or -1 shows the product's page in place of the school's site")
    .action(async (slug: string, id: string) =>
      (await import('../actions/school-set-theme.ts')).schoolSetThemeCommand(slug, id),
    );
};
