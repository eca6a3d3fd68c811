import type { Template } from '../../schemas/theme/theme.ts';
import { rules } from '../problem.ts';
import type { Report } from './report.ts';

export const segmentsOf = (route: string): readonly string[] => route.split('/').filter(Boolean);

const reserved = new Set([
  'api',
  'media',
  'assets',
  'schemas',
  'docs',
  'healthz',
  'readyz',
  'visitors',
  'school',
  'student',
  'staff',
  'admissions',
  'users',
  'settings',
]);
const literalPattern = /^[a-z0-9][a-z0-9.-]*$/;
const isParam = (segment: string): boolean => segment.startsWith(':');

/** Whether some address belongs to both, and to neither more than to the other: more literal segments win. */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.filter(isParam).length === b.filter(isParam).length &&
  a.every((segment, i) => segment === b[i] || isParam(segment) || isParam(b[i] ?? ''));

/** Checks one template's route: well formed, not reserved, its params declared, and no other template's. */
export const checkRoute = (
  id: string,
  template: Template,
  taken: Map<string, readonly string[]>,
  locales: readonly string[],
  report: Report,
): void => {
  if (template.route === undefined) return;
  const path = ['templates', id, 'route'];
  const segments = segmentsOf(template.route);
  const fault = (message: string, expected?: string): void =>
    report.add({
      rule: rules.route,
      path,
      message,
      actual: template.route ?? '',
      ...(expected === undefined ? {} : { expected }),
    });

  const params = segments.filter(isParam).map((segment) => segment.slice(1));
  const declared = Object.keys(template.params ?? {});
  const undeclared = params.find((name) => !declared.includes(name));
  const first = segments[0] ?? '';
  const other = [...taken].find(([, route]) => overlap(segments, route))?.[0];
  if (segments.some((segment) => !isParam(segment) && !literalPattern.test(segment))) {
    fault('A route has lower-case segments of letters, digits, dots and hyphens.', '/blog/:slug');
  } else if (template.route !== `/${segments.join('/')}`) {
    fault('A route has one slash before each segment and none at its end.', `/${segments.join('/')}`);
  } else if (new Set(params).size < params.length) fault('A param stands twice in this route.');
  else if (reserved.has(first)) fault(`"/${first}" belongs to the server.`);
  else if (locales.includes(first)) fault(`"/${first}" is the address of a language.`);
  else if (undeclared !== undefined)
    fault(`The param ":${undeclared}" is not declared in params.`, `params.${undeclared}`);
  else if (other !== undefined) fault(`The template "${other}" answers the same addresses.`);
  taken.set(id, segments);

  if (template.nav && params.length > 0) {
    report.add({
      rule: rules.route,
      path: ['templates', id, 'nav'],
      at: 'key',
      message: 'A page with params in its route has no one address for a menu.',
    });
  }

  for (const name of declared.filter((key) => !params.includes(key))) {
    report.add({
      rule: rules.route,
      path: ['templates', id, 'params', name],
      at: 'key',
      message: `The route has no ":${name}".`,
      expected: params.map((param) => `:${param}`).join(', ') || 'no params',
    });
  }
};
