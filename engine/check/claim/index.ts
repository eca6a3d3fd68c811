import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** What is written for every school, and true of one at most. */
export const claim = defineRule({
  meta: {
    id: 'THM074',
    name: 'claim',
    title:
      'Nothing that a theme writes is true of one school alone: no name, no number to call, no address of mail, no result.',
    severity: 'warning',
    docs: 'docs/rules/THM074.md',
    ignorable: true,
  },
  check(context) {
    for (const { value, path } of [...fallbacks(context), ...strings(context)]) {
      const found = isInvented(value) ? invention : claims.find(({ pattern }) => pattern.test(String(value)));
      if (!found || context.hasFinding(path)) continue;
      const { message, expected } = found;
      context.report({ path, actual: typeof value === 'string' ? value : JSON.stringify(value), message, expected });
    }
  },
});

const claims = [
  {
    pattern: /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]/i,
    message: 'Every school would show this address, and none reads what is sent to it.',
    expected: 'a ref to the school’s own, or no address',
  },
  {
    pattern: /(?:\+\d{1,3}[\s-]?)?(?:\d[\s-]?){9}\d/,
    message: 'Every school would show this number, and whoever calls it reaches somebody else.',
    expected: 'a ref to the school’s own, or no number',
  },
  {
    pattern:
      /\b(?:(?!(?:A|An|And|At|About|For|From|In|Into|Of|On|Our|The|This|To|With|Welcome|Your)\b)\p{Lu}[\p{L}’]{1,30}\s){2,5}(?:School|College|Academy|Vidyalaya|Gurukul)\b(?!\s\p{Lu})/u,
    message: 'Every school would go by this name, and it is one school’s.',
    expected: 'a ref to "site.school_Name", or a text without a name',
  },
  {
    pattern: /\d\s?%|\d\+(?!\d)/,
    message: 'Every school would say this figure of itself. Figures are the school’s own, or they are not shown.',
    expected: 'a text without a figure',
  },
] as const;

/** A list or an object that holds something: a child, a notice, a voice that there never was. */
const isInvented = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part !== null && part !== '');

const invention = {
  message: 'Every school without data of its own would show this, and it is nobody’s.',
  expected: 'no fallback, or an empty one',
};

interface Written {
  readonly value: unknown;
  readonly path: Path;
}

/** What stands in for a fact that a school has not given. */
const fallbacks = ({ theme, templates }: CheckContext): readonly Written[] => {
  const ofSections = templates.flatMap(({ sections }) =>
    sections.flatMap(({ section, path }) =>
      Object.entries(section.bindings ?? {}).map(
        ([prop, { fallback }]) => [fallback, [...path, 'bindings', prop, 'fallback']] as const,
      ),
    ),
  );
  const ofPages = Object.entries(theme.templates).flatMap(([id, { seo = {} }]) =>
    Object.entries(seo).flatMap(([name, value]) =>
      'fallback' in value ? [[value.fallback, ['templates', id, 'seo', name, 'fallback']] as const] : [],
    ),
  );
  const seen = new Set<string>();
  return [...ofSections, ...ofPages].flatMap(([value, path]) => {
    const key = path.join('/');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value, path }];
  });
};

const strings = ({ theme }: CheckContext): readonly Written[] =>
  Object.entries(theme.locales.strings).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([key, value]) => ({ value, path: ['locales', 'strings', locale, key] })),
  );
