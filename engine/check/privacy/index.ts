import { type ConsentPurpose, purposesOf } from '#schemas/content/consent.ts';
import type { SourceContract } from '#schemas/sources/define.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import { partsOf, type SchemaObject } from '../../schema/schema.ts';
import type { SectionManifest } from '../../section.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { unprojectedContent } from './minors-content.ts';

/**
 * Children's data (a name, a photo) reaches a page only through a source that projects by recorded consent and marks
 * its result with what the consent is for, and only in a prop that is marked with the same: consent is given for being
 * shown there, not elsewhere, not for a page's title, nor for the JSON an island has in the page. A condition may ask
 * such a source whether there is anything; a param cannot come from data at all (THM023).
 */
export const privacy = defineRule({
  meta: {
    id: 'THM070',
    name: 'privacy',
    title: 'Children’s data is shown only by consent, and only for what the consent was given for.',
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
    const shown = purposesOfProp(manifest, prop);
    const refused = [...purposesOf(source.result)].find((purpose) => !shown.has(purpose));
    if (refused === undefined) continue;
    const target = { name: `"${prop}" of "${section.type}"`, shown, hasScript: manifest.client !== 'never' };
    context.report({ path: place, actual: ref, ...describeMisuse(ref, refused, target, context) });
  }
};

interface Target {
  readonly name: string;
  readonly shown: ReadonlySet<ConsentPurpose>;
  readonly hasScript: boolean;
}

const describeMisuse = (ref: string, purpose: ConsentPurpose, target: Target, context: CheckContext) => {
  const { name, shown, hasScript } = target;
  const props = propsFor(purpose, context).join(', ');
  if (shown.size === 0) {
    const script = hasScript ? ', and its script in the page would carry it' : '';
    return {
      message: `"${ref}" holds children’s data, and ${name} is not made to show it${script}.`,
      expected: props || 'a source without children’s data',
    };
  }
  const others = sourcesFor(shown, context).join(', ');
  const elsewhere = props && `"${ref}" in ${props}`;
  return {
    message: `"${ref}" holds children’s data that families let be shown for ${purpose}, and ${name} shows it for ${[...shown].join(' and ')}: consent to the one is none to the other.`,
    expected: [others && `the source ${others} here`, elsewhere].filter(Boolean).join(', or '),
  };
};

const purposesOfProp = ({ bindings }: SectionManifest, prop: string): ReadonlySet<ConsentPurpose> =>
  purposesOf(partsOf(bindings as SchemaObject)[prop]);

const checkSeo = ({ id, template, scope }: PlacedTemplate, context: CheckContext): void => {
  for (const [key, value] of Object.entries(template.seo ?? {})) {
    if (!value || !('ref' in value)) continue;
    const source = sourceOf(value.ref, scope);
    const place = ['templates', id, 'seo', key, 'ref'];
    if (!source || context.hasFinding(place)) continue;
    if (reportUnprojected(value.ref, source, place, context) || purposesOf(source.result).size === 0) continue;
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
  const [found] = unprojectedContent(source);
  if (!found) return false;
  const { type, consentFor } = found;
  report({
    path,
    message: `The source "${source.name}" reads "${type}", which holds children’s data, without regard to the consent, which is for ${consentFor}.`,
    expected: `a source whose result is marked as shown for ${consentFor}`,
    actual: ref,
  });
  return true;
};

/** `<kind>.<prop>` of all props that show children's data for a purpose. */
const propsFor = (purpose: ConsentPurpose, { registry }: CheckContext): readonly string[] =>
  [...registry.kinds].flatMap(([type, looks]) => {
    const { manifest, bindingKeys = [] } = [...looks.values()][0] ?? {};
    return bindingKeys
      .filter((prop) => manifest && purposesOfProp(manifest, prop).has(purpose))
      .map((prop) => `${type}.${prop}`);
  });

/** The sources with children's data for these purposes alone. */
const sourcesFor = (purposes: ReadonlySet<ConsentPurpose>, { registry }: CheckContext): readonly string[] =>
  [...registry.sources.values()]
    .filter(({ result }) => {
      const own = [...purposesOf(result)];
      return own.length > 0 && own.every((purpose) => purposes.has(purpose));
    })
    .map(({ name }) => `"${name}"`);
