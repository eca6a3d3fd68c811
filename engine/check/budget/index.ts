import { lookId } from '../../section.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate, type ShippedBytes } from '../rule.ts';
import { distinctRequests } from './distinct-requests.ts';

const limits = [
  { key: 'jsBytes', unit: 'bytes of script' },
  { key: 'cssBytes', unit: 'bytes of styles' },
  { key: 'sources', unit: 'requests for data' },
] as const;
type Spent = Readonly<Record<(typeof limits)[number]['key'], number | undefined>>;

/** A page that takes more than the theme itself allows it. Bytes are brotli, as the build wrote them down. */
export const budget = defineRule({
  meta: {
    id: 'THM080',
    name: 'budget',
    title: 'No page takes more script, styles or requests for data than the theme’s budget for it.',
    severity: 'error',
    docs: 'docs/rules/THM080.md',
    ignorable: true,
  },
  check(context) {
    const templates = new Map(context.templates.map((template) => [template.id, template]));
    for (const [id, allowed] of Object.entries(context.theme.budgets ?? {})) {
      const template = templates.get(id);
      if (!template) {
        const message = `There is no template "${id}" that could have a budget.`;
        const meant = { candidates: templates.keys(), word: id };
        context.report({ path: ['budgets', id], at: 'key', message, actual: id, ...meant });
        continue;
      }
      if (context.hasFinding(['budgets', id])) continue;
      const spent = spentBy(template, context);
      for (const { key, unit } of limits) {
        const [max, taken] = [allowed[key], spent[key]];
        if (max === undefined || taken === undefined || taken <= max) continue;
        context.report({
          path: ['budgets', id, key],
          message: `The page "${id}" takes ${taken} ${unit}, and its budget is ${max}.`,
          expected: `at most ${max}`,
          actual: String(taken),
        });
      }
    }
  },
});

const spentBy = (template: PlacedTemplate, { shipped }: CheckContext): Spent => ({
  jsBytes: shipped && scriptBytes(template, shipped),
  cssBytes: shipped && styleBytes(template, shipped),
  sources: distinctRequests(template),
});

const lookUp = (sizes: Readonly<Record<string, number>>, key: string): number =>
  Object.hasOwn(sizes, key) ? (sizes[key] ?? 0) : 0;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The loader, and the script of each look once. */
const scriptBytes = ({ sections }: PlacedTemplate, { loader, scripts }: ShippedBytes): number =>
  loader + sum(looksOf(sections).map((look) => lookUp(scripts, look)));

/** What every page has, and the styles of each look once. */
const styleBytes = ({ sections }: PlacedTemplate, { styles }: ShippedBytes): number =>
  lookUp(styles, 'base') + sum(looksOf(sections).map((look) => lookUp(styles, look)));

const looksOf = (sections: readonly PlacedSection[]): readonly string[] => [
  ...new Set(sections.flatMap(({ registered }) => (registered ? [lookId(registered.manifest)] : []))),
];
