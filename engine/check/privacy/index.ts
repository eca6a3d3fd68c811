import type { SourceContract } from '#schemas/sources/define.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { unprojectedContent } from './minors-content.ts';

/**
 * Children's data (a name, a photo) reaches a page only through a source that projects by recorded consent
 * (`privacy: "minor"`), and only in a prop whose section type says that it shows such data (`minors` in its manifest):
 * consent is given for being shown there, not for a page's title, nor for the JSON an island has in the page. A
 * condition may ask such a source whether there is anything; a param cannot come from data at all (THM023).
 */
export const privacy = defineRule({
  meta: {
    id: 'THM070',
    name: 'privacy',
    title: 'Children’s data is shown only by consent, where a section type is made for it.',
    severity: 'error',
    docs: 'docs/rules/THM070.md',
    ignorable: false,
  },
  check(context) {
    for (const template of context.templates) {
      for (const placed of template.sections) checkBindings(placed, template, context);
      checkSeo(template, context);
    }
  },
});

const checkBindings = (
  { section, path, registered }: PlacedSection,
  { scope }: PlacedTemplate,
  context: CheckContext,
): void => {
  if (!registered) return;
  const { manifest, bindingKeys } = registered;
  for (const [prop, { ref }] of Object.entries(section.bindings ?? {})) {
    const source = sourceOf(ref, scope);
    const place = [...path, 'bindings', prop, 'ref'];
    if (!source || !bindingKeys.includes(prop) || context.hasFinding(place)) continue;
    if (reportUnprojected(ref, source, place, context)) continue;
    if (source.privacy !== 'minor' || manifest.minors?.includes(prop)) continue;
    const script = manifest.client === 'never' ? '' : ', and its script in the page would carry it';
    context.report({
      path: place,
      message: `"${ref}" holds children’s data, and "${prop}" of "${section.type}" is not made to show it${script}.`,
      expected: propsForMinors(context).join(', ') || 'a source without children’s data',
      actual: ref,
    });
  }
};

const checkSeo = ({ id, template, scope }: PlacedTemplate, context: CheckContext): void => {
  for (const [key, value] of Object.entries(template.seo ?? {})) {
    if (!value || !('ref' in value)) continue;
    const source = sourceOf(value.ref, scope);
    const place = ['templates', id, 'seo', key, 'ref'];
    if (!source || context.hasFinding(place)) continue;
    if (reportUnprojected(value.ref, source, place, context) || source.privacy !== 'minor') continue;
    context.report({
      path: place,
      message: `"${value.ref}" holds children’s data, which is never a page’s ${key}: search engines keep it.`,
      expected: 'a ref to other data, or a text of the theme',
      actual: value.ref,
    });
  }
};

const sourceOf = (ref: string, { data, sources }: RefScope): SourceContract | undefined => {
  const [root, id = ''] = ref.split('.');
  const request = root === 'data' && Object.hasOwn(data, id) ? data[id] : undefined;
  return request && sources.get(request.source);
};

const reportUnprojected = (ref: string, source: SourceContract, path: Path, { report }: CheckContext): boolean => {
  const [content] = unprojectedContent(source);
  if (content === undefined) return false;
  report({
    path,
    message: `The source "${source.name}" reads "${content}", which holds children’s data, without regard to consent.`,
    expected: 'a source with privacy "minor"',
    actual: ref,
  });
  return true;
};

/** `<kind>.<prop>` of all props that are made for children's data. */
const propsForMinors = ({ registry }: CheckContext): readonly string[] =>
  [...registry.kinds].flatMap(([type, looks]) => {
    const { minors = [] } = [...looks.values()][0]?.manifest ?? {};
    return minors.map((prop) => `${type}.${prop}`);
  });
