import { type PageRole, pageRoles, type RoleFacts } from '#schemas/theme/page-roles.ts';
import type { PlacedTemplate } from './rule.ts';

/** Whether a page has what a role is for; false of a role that neither data nor sections tell. */
export const showsFor = (role: PageRole, { template }: Pick<PlacedTemplate, 'template'>): boolean => {
  const { shows = [] } = pageRoles[role] as RoleFacts;
  const shown = [
    ...Object.values(template.data ?? {}).map(({ source }) => source),
    ...template.sections.map(({ type }) => type),
  ];
  return shown.some((name) => shows.includes(name));
};
