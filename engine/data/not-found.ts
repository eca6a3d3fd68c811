import type { CompiledTemplate } from '../theme.ts';
import type { Decision } from './decide.ts';
import type { Visit } from './visit.ts';

/** The path under which a theme's not-found page is made, whatever was requested. */
export const notFoundPath = '/404';

/**
 * What stands in for a page that turns out not to be there: the theme's not-found template, and the visit to it.
 * Undefined if the page itself is shown.
 */
export const notFoundPage = ({
  plan,
  status,
}: Decision): { readonly template: CompiledTemplate; readonly visit: Visit } | undefined => {
  const template = plan.theme.templates['not-found'];
  if (status !== 404 || plan.template.segments === null || !template) return undefined;
  return { template, visit: { ...plan.visit, path: notFoundPath, params: {}, query: {} } };
};
