import type { SourceContract } from '#schemas/sources/define.ts';
import { schoolTag, tagOf, themeTag } from '#schemas/sources/tags.ts';
import type { Leaf } from '#schemas/theme/conditions.ts';
import type { DataRequest } from '#schemas/theme/theme.ts';
import { decideCondition, type Resolve, type Resolved } from '../conditions/decide-condition.ts';
import { orderSections } from '../record/order-sections.ts';
import { chosenSettings } from '../record/settings-of.ts';
import type { CompiledSection, CompiledTemplate, CompiledTheme } from '../theme.ts';
import { dataIdOf } from './data-ref.ts';
import { readPath } from './read-path.ts';
import type { Visit } from './visit.ts';

/** One load: a source with its params. Data entries with the same request share it. */
export interface SourceRequest {
  readonly key: string;
  readonly source: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly deadlineMs: number;
}

export interface Plan {
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  readonly visit: Visit;
  /** The theme's settings as the school has them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What may stand on the page; only data can still hide one of them. */
  readonly sections: readonly CompiledSection[];
  readonly hidden: readonly HiddenSection[];
  readonly requests: readonly SourceRequest[];
  /** Data id to the key of its request. */
  readonly requestOf: Readonly<Record<string, string>>;
  /** Page-cache tags: a commit that touches one makes the page stale. */
  readonly tags: readonly string[];
}

export interface HiddenSection {
  readonly key: string;
  readonly reason: string;
  readonly cause: HideCause;
}

/** What hides a section: the school, the leaf that decided its condition, a failed source, or a prop without data. */
export type HideCause =
  | { readonly kind: 'override' }
  | { readonly kind: 'condition'; readonly leaf: Leaf | undefined }
  | { readonly kind: 'source' }
  | { readonly kind: 'empty'; readonly prop: string };

const defaultDeadlineMs = 800;

/** Decides what a page needs before anything is loaded: sections that are certainly hidden load no data. */
export const planPage = (
  theme: CompiledTheme,
  template: CompiledTemplate,
  visit: Visit,
  sources: ReadonlyMap<string, SourceContract>,
): Plan => {
  const settings = chosenSettings(theme, visit.record);
  const resolve = resolveFacts(settings, visit);
  const sections: CompiledSection[] = [];
  const hidden: HiddenSection[] = [];

  for (const section of orderSections(template, visit.record.order?.[template.id])) {
    const carriesHeading = section.region === 'main' && section.id === template.h1;
    const override = visit.record.overrides?.[section.key];
    if (override?.hidden && !carriesHeading) {
      hidden.push({ key: section.key, reason: 'hidden by the school', cause: { kind: 'override' } });
      continue;
    }
    const { truth, leaf } = decideCondition(section.when, resolve);
    if (truth === false) {
      hidden.push({ key: section.key, ...hiddenBy(leaf) });
      continue;
    }
    sections.push(section);
  }

  const needed = new Set<string>();
  const need = (ref: string): void => {
    const id = dataIdOf(ref);
    if (id !== undefined) needed.add(id);
  };
  for (const section of sections) {
    for (const clause of section.when) for (const leaf of clause) need(leaf.ref);
    for (const { ref } of Object.values(section.bindings)) need(ref);
  }
  for (const value of Object.values(template.seo)) if (value && 'ref' in value) need(value.ref);
  for (const [id, request] of Object.entries(template.data)) if (request.notFoundWhenEmpty) needed.add(id);

  const requests = new Map<string, SourceRequest>();
  const requestOf: Record<string, string> = {};
  const { school_Id: schoolId } = visit.site;
  const tags = new Set([
    themeTag(theme.themeId),
    schoolTag(schoolId, 'schoolProfile'),
    schoolTag(schoolId, 'siteRecord'),
    schoolTag(schoolId, 'media'),
    // A menu that lists a page only with albums changes with the first and the last of them.
    ...(theme.nav.some(({ onlyWith }) => onlyWith) ? [schoolTag(schoolId, 'galleryAlbum')] : []),
  ]);
  for (const id of needed) {
    const data = template.data[id];
    const contract = data && sources.get(data.source);
    if (!data || !contract) continue;
    const params = paramsOf(data.params, resolve);
    const key = `${data.source}?${JSON.stringify(params)}`;
    requestOf[id] = key;
    const deadlineMs = data.deadlineMs ?? defaultDeadlineMs;
    const known = requests.get(key);
    if (!known || known.deadlineMs < deadlineMs) requests.set(key, { key, source: data.source, params, deadlineMs });
    for (const tag of contract.tags) tags.add(tagOf(schoolId, tag));
  }
  return {
    theme,
    template,
    visit,
    settings,
    sections,
    hidden,
    requests: [...requests.values()],
    requestOf,
    tags: [...tags],
  };
};

/** The values of a source's params by name, in the order of the names; one without a value is left out. */
const paramsOf = (declared: DataRequest['params'], resolve: Resolve): Readonly<Record<string, unknown>> => {
  const params: Record<string, unknown> = {};
  if (!declared) return params;
  for (const name of Object.keys(declared).sort()) {
    const given = declared[name];
    const value = typeof given === 'object' ? (knownValue(resolve(given.ref)) ?? given.fallback) : given;
    if (value !== undefined) params[name] = value;
  }
  return params;
};

/** The reason of a section whose condition is false. */
export const hiddenBy = (leaf: Leaf | undefined): Omit<HiddenSection, 'key'> => ({
  reason: leaf ? `${leaf.ref} ${leaf.op}` : 'its condition',
  cause: { kind: 'condition', leaf },
});

const knownValue = (resolved: Resolved): unknown => (resolved.known ? resolved.value : undefined);

/** Resolves every ref but `data.*`, which is not known yet. */
export const resolveFacts = (settings: Readonly<Record<string, unknown>>, visit: Visit): Resolve => {
  const facts = {
    site: visit.site,
    settings,
    visitor: visit.visitor,
    route: { params: visit.params, query: visit.query },
  };
  return (ref) =>
    dataIdOf(ref) === undefined ? { known: true, value: readPath(facts, ref.split('.')) } : { known: false };
};
