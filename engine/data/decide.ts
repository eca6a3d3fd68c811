import { decideCondition, isAbsent, type Resolve } from '../conditions/decide-condition.ts';
import { emptyingProps, lookId, type Manifests, type SectionManifest } from '../section.ts';
import { findString } from '../strings.ts';
import type { CompiledSection, CompiledTemplate } from '../theme.ts';
import { localHref } from './addresses.ts';
import { dataIdOf, dataPathOf } from './data-ref.ts';
import { inLook } from './in-look.ts';
import type { Loaded, PageData } from './load.ts';
import { ownSettings } from './own-settings.ts';
import { type HiddenSection, hiddenBy, type Plan, resolveFacts } from './plan.ts';
import { createProjection } from './project.ts';
import { readPath } from './read-path.ts';

export interface DecidedSection {
  readonly key: string;
  readonly region: CompiledSection['region'];
  readonly manifest: SectionManifest;
  readonly props: Readonly<Record<string, unknown>>;
  /** The section's strings in the page's language. */
  readonly strings: Readonly<Record<string, string>>;
  readonly state: 'ok' | 'empty' | 'error' | 'deferred';
  readonly carriesHeading: boolean;
}

export interface SourceFailure {
  readonly source: string;
  readonly reason: 'timeout' | 'failed';
  readonly error: unknown;
}

/** 503: what the page is about could not be loaded, so it is unknown whether the page exists. */
export type PageStatus = 200 | 404 | 503;

/** Which sections are visible on the page, with which props, and why the others do not. */
export interface Decision {
  readonly plan: Plan;
  readonly status: PageStatus;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly DecidedSection[];
  readonly hidden: readonly HiddenSection[];
  readonly failures: readonly SourceFailure[];
}

export type Projections = (manifest: SectionManifest) => Readonly<Record<string, (value: unknown) => unknown>>;

/** Projections are built once a look. */
export const createProjections = (): Projections => {
  const built = new Map<SectionManifest, Readonly<Record<string, (value: unknown) => unknown>>>();
  return (manifest) => {
    const known = built.get(manifest);
    if (known) return known;
    const properties = (manifest.bindings as { properties?: Record<string, object> }).properties ?? {};
    const made = Object.fromEntries(
      Object.entries(properties).map(([prop, schema]) => [prop, createProjection(schema)]),
    );
    built.set(manifest, made);
    return made;
  };
};

type Outcome =
  | { readonly visible: DecidedSection }
  | { readonly hide: Omit<HiddenSection, 'key'> }
  | { readonly notFound: true };

export const decidePage = (plan: Plan, data: PageData, manifests: Manifests, projections: Projections): Decision => {
  const resolve = resolveAll(plan, data);
  const sections: DecidedSection[] = [];
  const hidden: HiddenSection[] = [...plan.hidden];
  const subjects = Object.entries(plan.template.data).flatMap(([id, request]) => {
    const answer = request.notFoundWhenEmpty ? data.get(plan.requestOf[id] ?? '') : undefined;
    return answer ? [answer] : [];
  });
  let notFound = subjects.some((answer) => answer.ok && isAbsent(answer.value));

  for (const section of plan.sections) {
    const look = plan.visit.record.overrides?.[section.key]?.look ?? section.look;
    const manifest = manifests.get(lookId({ type: section.type, look }));
    if (!manifest) continue;
    const chosen = look === section.look ? section : inLook(section, manifest, plan.theme);
    const outcome = decideSection(chosen, manifest, plan, resolve, projections);
    if ('visible' in outcome) sections.push(outcome.visible);
    else if ('hide' in outcome) hidden.push({ key: section.key, ...outcome.hide });
    else notFound = true;
  }
  return {
    plan,
    status: statusOf(notFound || plan.template.segments === null, subjects),
    title: seoText(plan, resolve, plan.template.seo.title).trim() || plan.visit.site.school_Name,
    description: shortened(seoText(plan, resolve, plan.template.seo.description)),
    sections,
    hidden,
    failures: failuresOf(plan, data),
  };
};

const statusOf = (notFound: boolean, subjects: readonly Loaded[]): PageStatus => {
  if (notFound) return 404;
  return subjects.every(({ ok }) => ok) ? 200 : 503;
};

const decideSection = (
  section: CompiledSection,
  manifest: SectionManifest,
  plan: Plan,
  resolve: Resolve,
  projections: Projections,
): Outcome => {
  const carriesHeading = section.region === 'main' && section.id === plan.template.h1;
  const byLocale = (plan.visit.examples ? section.examples : undefined) ?? section.settings;
  const settings = byLocale[plan.visit.locale] ?? byLocale[plan.theme.textLocale];
  const strings = section.strings[plan.visit.locale] ?? section.strings[plan.theme.textLocale] ?? {};
  const props = withLocalLinks({ ...settings, ...ownSettings(section, manifest, plan, settings) }, manifest, plan);
  const visible = (state: DecidedSection['state']): Outcome => ({
    visible: { key: section.key, region: section.region, manifest, props, strings, state, carriesHeading },
  });

  const { truth, leaf } = decideCondition(section.when, resolve);
  if (truth === false) return { hide: hiddenBy(leaf) };
  let failed = truth === 'unknown';

  const project = projections(manifest);
  for (const [prop, binding] of Object.entries(section.bindings)) {
    // A school may have chosen a look that shows less than the theme's.
    if (!Object.hasOwn(project, prop)) continue;
    const resolved = resolve(binding.ref);
    if (!resolved.known) {
      if (binding.fallback === undefined) failed = true;
      else props[prop] = binding.fallback;
      continue;
    }
    const value = isAbsent(resolved.value) ? (binding.fallback ?? resolved.value) : resolved.value;
    if (value !== undefined && value !== null) props[prop] = project[prop]?.(value);
    else if (binding.fallback === null) props[prop] = null;
  }

  if (failed) {
    // The h1 is on every page: its section is visible with what it has.
    if (carriesHeading) return visible('error');
    switch (section.onError) {
      case 'hide':
        return { hide: { reason: 'its source failed', cause: { kind: 'source' } } };
      case 'message':
        return visible('error');
      case 'notFound':
        return { notFound: true };
      case 'defer':
        return visible('deferred');
    }
  }
  const lacking = lackingProp(manifest, props);
  if (lacking === undefined) return visible('ok');
  if (carriesHeading || section.onEmpty === 'message') return visible('empty');
  return { hide: { reason: `${lacking} is empty`, cause: { kind: 'empty', prop: lacking } } };
};

/** The first prop without which the section is empty, or the first of those of which it needs one, that has no value. */
const lackingProp = (manifest: SectionManifest, props: Readonly<Record<string, unknown>>): string | undefined => {
  const { required = [] } = manifest.bindings as { required?: readonly string[] };
  for (const prop of required) if (isAbsent(props[prop])) return prop;
  const emptying = emptyingProps(manifest);
  return emptying.every((prop) => isAbsent(props[prop])) ? emptying[0] : undefined;
};

/** Settings with the links among them in the page's language. */
const withLocalLinks = (
  settings: Record<string, unknown>,
  manifest: SectionManifest,
  { theme, visit }: Plan,
): Record<string, unknown> => {
  if (visit.locale === theme.defaultLocale) return settings;
  const { properties = {} } = manifest.settings as { properties?: Readonly<Record<string, { format?: string }>> };
  const links = Object.entries(settings).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && properties[name]?.format === 'link'
      ? [[name, localHref(theme, value, visit.locale)]]
      : [],
  );
  return { ...settings, ...Object.fromEntries(links) };
};

/** Resolves every ref; one on a source that failed is not known. */
export const resolveAll = (plan: Plan, data: PageData): Resolve => {
  const facts = resolveFacts(plan.settings, plan.visit);
  return (ref) => {
    const id = dataIdOf(ref);
    if (id === undefined) return facts(ref);
    const answer: Loaded | undefined = data.get(plan.requestOf[id] ?? '');
    return answer?.ok ? { known: true, value: readPath(answer.value, dataPathOf(ref)) } : { known: false };
  };
};

const seoText = (plan: Plan, resolve: Resolve, value: CompiledTemplate['seo']['title']): string => {
  if (!value) return '';
  if ('t' in value) {
    const { theme, visit } = plan;
    return findString(theme.strings, visit.locale, theme.textLocale, value.t) ?? '';
  }
  const resolved = resolve(value.ref);
  const given = resolved.known && !isAbsent(resolved.value) ? resolved.value : value.fallback;
  return typeof given === 'string' ? given : '';
};

/** As much as search engines and shared links show, on one line. */
const maxDescriptionLength = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  const end = line.lastIndexOf(' ', maxDescriptionLength - 2);
  return `${line.slice(0, end > 0 ? end : maxDescriptionLength - 2)} …`;
};

const failuresOf = (plan: Plan, data: PageData): SourceFailure[] =>
  plan.requests.flatMap(({ key, source }) => {
    const answer = data.get(key);
    return answer && !answer.ok ? [{ source, reason: answer.reason, error: answer.error }] : [];
  });
