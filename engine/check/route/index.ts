import { segmentsOf } from '../../compile/routes.ts';
import { isLanguage } from '../is-language.ts';
import { type CheckContext, defineRule, type PlacedTemplate, type RuleFinding } from '../rule.ts';

export const route = defineRule({
  meta: {
    id: 'THM028',
    name: 'route',
    title: 'Every route is well formed, declares its params, and belongs to no other template.',
    severity: 'error',
    docs: 'docs/rules/THM028.md',
    ignorable: false,
  },
  check(context) {
    const taken = new Map<string, readonly string[]>();
    for (const checked of context.templates) {
      const { template, id } = checked;
      if (template.route === undefined) continue;
      const segments = segmentsOf(template.route);
      const fault = faultOf(checked, template.route, segments, taken, context);
      if (fault) context.report({ path: ['templates', id, 'route'], actual: template.route, ...fault });
      checkParams(checked, segments, context);
      taken.set(id, segments);
    }
  },
});

const literalPattern = /^[a-z0-9][a-z0-9.-]*$/;
const isParam = (segment: string): boolean => segment.startsWith(':');
const isSegment = (segment: string): boolean => isParam(segment) || literalPattern.test(segment);

/** Whether some address belongs to both, and to neither more than to the other: more literal segments win. */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.filter(isParam).length === b.filter(isParam).length &&
  a.every((segment, i) => segment === b[i] || isParam(segment) || isParam(b[i] ?? ''));

type Fault = Omit<RuleFinding, 'path'>;

/** The first thing wrong with a route itself. */
const faultOf = (
  { id, template }: PlacedTemplate,
  written: string,
  segments: readonly string[],
  taken: ReadonlyMap<string, readonly string[]>,
  { theme }: CheckContext,
): Fault | undefined => {
  const rewritten = (value: string): Pick<Fault, 'fix'> => ({
    fix: { kind: 'replace', path: ['templates', id, 'route'], value },
  });
  if (!segments.every(isSegment)) {
    const lower = segments.map((segment) => (isParam(segment) ? segment : segment.toLowerCase()));
    return {
      message: 'A route has lower-case segments of letters, digits, dots and hyphens.',
      expected: '/blog/:slug',
      ...(lower.every(isSegment) ? rewritten(`/${lower.join('/')}`) : {}),
    };
  }
  const normal = `/${segments.join('/')}`;
  if (written !== normal) {
    const message = 'A route has one slash before each segment and none at its end.';
    return { message, expected: normal, ...rewritten(normal) };
  }
  const params = segments.filter(isParam).map((segment) => segment.slice(1));
  if (new Set(params).size < params.length) return { message: 'A param stands twice in this route.' };

  const first = segments[0] ?? '';
  if (isLanguage(theme, first)) return { message: `"/${first}" is the address of a language.` };

  const undeclared = params.find((name) => !Object.hasOwn(template.params ?? {}, name));
  if (undeclared !== undefined) {
    return { message: `The param ":${undeclared}" is not declared in params.`, expected: `params.${undeclared}` };
  }
  const other = [...taken].find(([, route]) => overlap(segments, route))?.[0];
  return other === undefined ? undefined : { message: `The template "${other}" answers the same addresses.` };
};

const checkParams = ({ id, template }: PlacedTemplate, segments: readonly string[], { report }: CheckContext): void => {
  const params = segments.filter(isParam);
  if (template.nav && params.length > 0) {
    const message = 'A page with params in its route has no one address for a menu.';
    report({ path: ['templates', id, 'nav'], at: 'key', message });
  }
  for (const name of Object.keys(template.params ?? {})) {
    if (params.includes(`:${name}`)) continue;
    const path = ['templates', id, 'params', name];
    report({ path, at: 'key', message: `The route has no ":${name}".`, expected: params.join(', ') || 'no params' });
  }
};
