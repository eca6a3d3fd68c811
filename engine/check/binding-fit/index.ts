import type { JSONSchema } from 'json-schema-to-ts';
import type { Binding } from '#schemas/theme/theme.ts';
import { dataRequests } from '../../compile/read-theme.ts';
import { partsOf, type SchemaObject } from '../../schema/schema.ts';
import { emptyingProps } from '../../section.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';
import { fallbackMisfit, type Misfit, misfitOf, type Place } from './fit.ts';
import { describeGiven, withDefinitions } from './given.ts';
import { impliesPresence, presentPart } from './presence.ts';
import { refsOf } from './refs.ts';

/**
 * Proves that every value a ref may give fits the place it is bound to.
 *
 * A bound value is cut down to the prop's schema first, and null does not arrive (engine/data/decide.ts). So a value
 * that lacks altogether leaves its prop out, which an optional prop takes. The prop by whose absence the section is
 * empty (`emptyWhen`) may lack too: the section is hidden or says that it is empty. Any other required prop needs a
 * `fallback`, or a `when` that is true only where the ref is present; a fallback stands in for empty texts and lists as
 * well. What lacks inside of the value (a required property of an item) is never discharged.
 */
export const bindingFit = defineRule({
  meta: {
    id: 'THM040',
    name: 'binding-fit',
    title: 'Every value that a ref may give fits the place it is bound to.',
    severity: 'error',
    docs: 'docs/rules/THM040.md',
    ignorable: false,
  },
  check(context) {
    for (const template of context.templates) {
      for (const placed of template.sections) checkBindings(placed, template, context);
      checkSeo(template, context);
      checkParams(template, context);
    }
  },
});

const checkBindings = (placed: PlacedSection, { scope }: PlacedTemplate, context: CheckContext): void => {
  const { section, path, registered } = placed;
  if (!registered) return;
  const { manifest, requiredBindings } = registered;
  const schema = manifest.bindings as SchemaObject;
  for (const [prop, binding] of Object.entries(section.bindings ?? {})) {
    const place = [...path, 'bindings', prop];
    const part = Object.hasOwn(partsOf(schema), prop) ? partsOf(schema)[prop] : undefined;
    if (part === undefined || context.hasFinding(place)) continue;
    const target: Target = {
      wanted: withDefinitions(part, schema),
      projected: true,
      needed: requiredBindings.includes(prop) && !emptyingProps(manifest).includes(prop),
      when: section.when,
      name: `"${prop}" of "${section.type}"`,
    };
    const misfit = misfitOfBinding(binding, target, scope);
    if (misfit) report(misfit, place, context, onlyOther(binding, target, scope));
  }
};

/** A place for the value of a ref, and what is to be proven of it. */
interface Target extends Place {
  readonly needed: boolean;
  readonly when: PlacedSection['section']['when'];
  readonly name: string;
}

interface BindingMisfit extends Misfit {
  readonly at: 'ref' | 'fallback';
  readonly message: string;
}

const misfitOfBinding = (
  binding: Binding,
  target: Target,
  scope: PlacedTemplate['scope'],
): BindingMisfit | undefined => {
  const { ref, fallback } = binding;
  const { name, when } = target;
  const given = describeGiven(ref, scope);
  if (!given) return undefined;
  const whole = (fallback ?? null) !== null || impliesPresence(when, ref);
  const schema: JSONSchema = target.projected && whole ? presentPart(given.schema) : given.schema;
  const misfit = misfitOf(schema, target);
  if (misfit) {
    const message = `"${ref}" may give what ${name} does not take: ${misfit.why}.`;
    return { ...misfit, at: 'ref', message };
  }
  const unfit = fallbackMisfit(binding, target);
  if (unfit) {
    const cure = fallback === null && !target.needed ? ' Without a fallback it is left out.' : '';
    return { ...unfit, at: 'fallback', message: `${name} does not take its fallback: ${unfit.why}.${cure}` };
  }
  const gap = given.gaps.find((prefix) => !impliesPresence(when, prefix));
  if (!target.needed || fallback !== undefined || gap === undefined) return undefined;
  const [why, expected] = ['it may be absent', `a fallback, or a condition that "${gap}" is present`];
  const whose = gap === ref ? 'it' : `"${gap}"`;
  return { why, at: 'ref', expected, actual: ref, message: `${name} needs "${ref}", and ${whose} may be absent.` };
};

/** The one other ref of the template that would fit, where there is exactly one. */
const onlyOther = (binding: Binding, target: Target, scope: PlacedTemplate['scope']): string | undefined => {
  const [first, ...others] = refsOf(scope).filter(
    (ref) => ref !== binding.ref && !misfitOfBinding({ ...binding, ref }, target, scope),
  );
  return others.length === 0 ? first : undefined;
};

const report = (misfit: BindingMisfit, path: Path, context: CheckContext, other: string | undefined): void => {
  const { at, message, expected, actual } = misfit;
  const cure = at === 'ref' && other !== undefined ? { suggestion: other } : {};
  context.report({ path: [...path, at], message, expected, actual, ...cure });
};

/** The page's title and description are texts; where they lack, the school's name stands in. */
const checkSeo = ({ id, template, scope }: PlacedTemplate, context: CheckContext): void => {
  for (const [key, value] of Object.entries(template.seo ?? {})) {
    const path = ['templates', id, 'seo', key];
    if (!value || !('ref' in value) || context.hasFinding(path)) continue;
    const name = `the page’s ${key}`;
    const target: Target = { wanted: { type: 'string' }, projected: false, needed: false, when: undefined, name };
    const misfit = misfitOfBinding(value, target, scope);
    if (misfit) report(misfit, path, context, undefined);
  }
};

/** A param is given as it is, null and absent ones are left out. */
const checkParams = ({ id, scope }: PlacedTemplate, context: CheckContext): void => {
  // Those of the whole theme stand on every page, and are looked at in the scope of each.
  const onPage = dataRequests(context.theme).filter(([path]) => path[0] === 'data' || path[1] === id);
  for (const [path, { source, params = {} }] of onPage) {
    const schema = context.registry.sources.get(source)?.params;
    if (typeof schema !== 'object') continue;
    for (const [param, value] of Object.entries(params)) {
      const place = [...path, 'params', param];
      const part = Object.hasOwn(partsOf(schema), param) ? partsOf(schema)[param] : undefined;
      if (typeof value !== 'object' || part === undefined || context.hasFinding(place)) continue;
      const target: Target = {
        wanted: withDefinitions(part, schema),
        projected: false,
        needed: (schema.required ?? []).includes(param),
        when: undefined,
        name: `"${param}" of the source "${source}"`,
      };
      const misfit = misfitOfBinding(value, target, scope);
      if (misfit) report(misfit, place, context, onlyOther(value, target, scope));
    }
  }
};
