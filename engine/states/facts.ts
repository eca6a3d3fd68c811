import type { SourceContract } from '#schemas/sources/define.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import type { Param } from '#schemas/theme/theme.ts';
import { parseParam } from '../data/match-route.ts';
import { examplesRef } from '../refs/ref-domain.ts';
import { byLook, type SectionManifest } from '../section.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
import { baseParam, baseQuery } from './address.ts';
import { fieldKind } from './field-kind.ts';
import type { TextVariety } from './look.ts';
import { partAt, type Shape } from './shape.ts';
import { failedClass, sourceClasses } from './source-classes.ts';
import type { Fact, FactClass } from './state.ts';
import { type Use, usesOf } from './uses.ts';
import {
  absentClass,
  lengthClasses,
  operandsOf,
  presentClass,
  thresholdsOf,
  valueClass,
  valueClasses,
} from './value-classes.ts';

/** What the facts of a theme's templates are read from. */
export interface FactSources {
  readonly theme: CompiledTheme;
  readonly manifests: readonly SectionManifest[];
  readonly sources: readonly SourceContract[];
}

interface Scope {
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  readonly sources: ReadonlyMap<string, SourceContract>;
}

/**
 * What decides a template's page, and how each of it can be: answers of sources and their parts, settings,
 * what a school may lack, the address, the visitor; then the languages and presets of the theme.
 */
export const factsOf = (template: CompiledTemplate, { theme, manifests, sources }: FactSources): readonly Fact[] => {
  const scope: Scope = { theme, template, sources: new Map(sources.map((source) => [source.name, source])) };
  const uses = usesOf(template, byLook(manifests));
  const facts = withRoots(uses).map(
    (use): Fact => ({ ref: use.ref, shared: use.shared, classes: classesOf(use, scope) }),
  );
  return [...facts, ...choicesOf(theme)].filter(({ classes }) => classes.length > 1);
};

/** A part of a source's answer is there only with the answer: the answer itself is a fact too, and stands before it. */
const withRoots = (uses: readonly Use[]): readonly Use[] => {
  const roots = new Map<string, Use>();
  const parts: Use[] = [];
  for (const use of uses) {
    const [root, id, ...path] = use.ref.split('.');
    if (root !== 'data' || path.length > 0) parts.push(use);
    if (root !== 'data') continue;
    const ref = `data.${id}`;
    const known = roots.get(ref);
    roots.set(ref, {
      ref,
      leaves: path.length > 0 ? (known?.leaves ?? []) : use.leaves,
      decides: true,
      shared: (known?.shared ?? true) && use.shared,
    });
  }
  return [...roots.values(), ...parts];
};

const classesOf = (use: Use, scope: Scope): readonly FactClass[] => {
  const [root, ...path] = use.ref.split('.');
  switch (root) {
    case 'data':
      return dataClasses(use, path, scope);
    case 'site':
      return siteClasses(use, path);
    case 'settings':
      return settingClasses(use, path[0] ?? '', scope.theme);
    case examplesRef:
      return [presentClass(true), absentClass(true)];
    case 'visitor':
      return [valueClass(false, true), valueClass(true, true)];
    case 'route':
      return routeClasses(use, path, scope.template);
    default:
      return [];
  }
};

const dataClasses = (
  { leaves, decides }: Use,
  [id = '', ...path]: readonly string[],
  scope: Scope,
): readonly FactClass[] => {
  const contract = scope.sources.get(scope.template.data[id]?.source ?? '');
  const part = contract && partAt(contract.result as Shape, path);
  if (!contract || !part) return [];
  const { shape, optional } = part;
  if (path.length > 0) {
    // A boolean of the base state is as a condition wants it: what the condition shows is seen there.
    const wanted = shape.type === 'boolean' ? leaves.flatMap(operandsOf)[0] : undefined;
    const base = wanted === undefined ? presentClass(decides) : valueClass(wanted, decides);
    return valueClasses({ shape, leaves, base, optional, decides });
  }
  if (shape.type !== 'array' && shape.type !== 'object') {
    return [...valueClasses({ shape, leaves, base: presentClass(true), optional, decides: true }), failedClass];
  }
  const classes = sourceClasses(contract);
  const lengths = new Set(classes.map(({ make }) => ('items' in make && make.look === 'full' ? make.items : 0)));
  const isNew = ({ make }: FactClass): boolean => 'items' in make && !lengths.has(make.items);
  const thresholds = thresholdsOf(leaves).flatMap(lengthClasses).filter(isNew);
  // A list of one decides where a condition counts.
  const counts = thresholdsOf(leaves).length > 0;
  return [
    ...classes.map((one) => (counts && one.name === 'one' ? { ...one, kind: 'logic' as const } : one)),
    ...thresholds,
  ];
};

const siteLooks: readonly TextVariety[] = ['longest', 'devanagari', 'urdu', 'html-in-text'];

const siteClasses = ({ leaves, decides }: Use, path: readonly string[]): readonly FactClass[] => {
  const part = partAt(siteSchema as Shape, path);
  if (!part) return [];
  const { shape, optional } = part;
  const isWorded = shape.type === 'string' && !shape.format && 'worded' in fieldKind(path.at(-1) ?? '');
  return [
    ...valueClasses({ shape, leaves, base: presentClass(decides), optional, decides }),
    ...(isWorded ? siteLooks : []).map(
      (look): FactClass => ({ name: look, kind: 'look', make: { by: 'schema', look, items: 1 } }),
    ),
  ];
};

/** Settings that no condition tests change no section's standing. */
const settingClasses = (
  { leaves }: Use,
  id: string,
  { settings, options, presets }: CompiledTheme,
): readonly FactClass[] => {
  const initial = settings[id];
  if (leaves.length === 0 || initial === undefined) return [];
  const choices = Object.hasOwn(options, id) ? options[id] : undefined;
  const shape: Shape = choices ? { type: 'string', enum: choices } : { type: typeof initial };
  const also = Object.values(presets).map(({ settings: given = {} }) => given[id]);
  return valueClasses({ shape, leaves, base: valueClass(initial, true), optional: false, decides: true, also });
};

const routeClasses = (
  { leaves, decides }: Use,
  [kind, name = '']: readonly string[],
  template: CompiledTemplate,
): readonly FactClass[] => {
  const declared = kind === 'params' ? template.params : template.query;
  const param = Object.hasOwn(declared, name) ? declared[name] : undefined;
  // The page for an unknown path has no address of its own.
  if (!param || template.segments === null) return [];
  const initial = kind === 'params' ? baseParam(param) : baseQuery(param);
  const base = initial === undefined ? absentClass(decides) : valueClass(initial, decides);
  const optional = kind === 'query' && param.default === undefined;
  const next = { ...param, minimum: (param.minimum ?? 1) + 1 };
  const also = kind === 'query' ? [baseParam(param.type === 'integer' ? next : param)] : [];
  const classes = valueClasses({ shape: shapeOf(param), leaves, base, optional, decides, also });
  // Other values never pass the route.
  const passes = ({ make }: FactClass): boolean =>
    make.by !== 'value' || parseParam(String(make.value), param) === make.value;
  return classes.filter((one, at) => at === 0 || passes(one));
};

const shapeOf = ({ type, minimum, maximum }: Param): Shape => ({
  type,
  ...(minimum === undefined ? {} : { minimum }),
  ...(maximum === undefined ? {} : { maximum }),
});

/** The languages and presets of the theme: each is shown once on every template. */
const choicesOf = ({ locales, defaultLocale, presets }: CompiledTheme): readonly Fact[] => {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const choice = (ref: string, values: readonly (string | null)[], base: string): Fact => ({
    ref,
    shared: false,
    classes: values.map((value, at) => valueClass(value, false, at === 0 ? base : String(value))),
  });
  return [
    choice('locale', [defaultLocale, ...others], defaultLocale),
    choice('preset', [null, ...Object.keys(presets)], 'none'),
  ];
};
