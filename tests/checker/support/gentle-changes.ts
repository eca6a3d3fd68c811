import type { JSONSchema } from 'json-schema-to-ts';
import { refsOf } from '#engine/check/binding-fit/refs.ts';
import type { SectionManifest } from '#engine/section.ts';
import { sources } from '#schemas/sources/index.ts';
import { conditionOps, type Leaf } from '#schemas/theme/conditions.ts';
import type { Param, Scalar, Section, Template, Theme } from '#schemas/theme/theme.ts';
import { sections } from '#sections/index.ts';
import { seeds } from './seeds.ts';

/** A number from 0 to below `n`. */
export type Roll = (n: number) => number;

/** What a change may touch: a copy of a theme, and one template of it. */
interface Bench {
  readonly theme: Theme;
  readonly id: string;
  readonly template: Template;
  readonly roll: Roll;
}

const manifests = new Map(sections.map((manifest) => [manifest.type, manifest]));
const contracts = new Map(sources.map((source) => [source.name, source]));
const donors = seeds.map(({ text }) => JSON.parse(text) as Theme);

const one = <T>(list: readonly T[], roll: Roll): T => {
  if (list.length === 0) throw new RangeError('There is nothing to choose from.');
  return list[roll(list.length)] as T;
};

const propertiesOf = (schema: JSONSchema): readonly (readonly [string, JSONSchema])[] =>
  Object.entries((typeof schema === 'object' && schema.properties) || {});

const texts = ['', ' ', 'A', '<script>alert(1)</script>', '"&<', '{n} of {total}', 'नमस्ते', 'wide '.repeat(60), '0'];
const words = ['', '#', '/gallery', 'https://school.example/a?b=1&c=2', '"><script>alert(1)</script>', 'a b', '0'];

/** A new string of the theme, or one that it has. */
const textOf = ({ theme, roll }: Bench): { t: string } => {
  const own = theme.locales.strings[theme.locales.default] ?? {};
  if (Object.keys(own).length > 0 && roll(2) === 0) return { t: one(Object.keys(own), roll) };
  const key = `fuzz.${roll(1000)}`;
  own[key] = one(texts, roll);
  return { t: key };
};

/** A value that a setting's schema most likely takes. */
const settingValue = (schema: JSONSchema, bench: Bench): unknown => {
  const { roll } = bench;
  if (typeof schema === 'boolean') return true;
  if (schema.enum) return one(schema.enum as readonly unknown[], roll);
  if (schema.format === 'text') return textOf(bench);
  if (schema.format === 'figure') return { example: one(words, roll) };
  switch (schema.type) {
    case 'boolean':
      return roll(2) === 0;
    case 'integer':
    case 'number':
      return one([schema.minimum ?? 0, schema.maximum ?? 9, 1, 2, 5000], roll);
    case 'array':
      return Array.from({ length: roll(4) }, () => settingValue((schema.items ?? true) as JSONSchema, bench));
    case 'object':
      return Object.fromEntries(propertiesOf(schema).map(([key, part]) => [key, settingValue(part, bench)]));
    default:
      return one(words, roll);
  }
};

const refs = ({ theme, id, template }: Bench): readonly string[] =>
  refsOf({
    template: id,
    data: { ...theme.data, ...template.data },
    settings: theme.settings ?? [],
    params: template.params ?? {},
    query: template.query ?? {},
    sources: contracts,
  });

const anyScalar = (bench: Bench): Scalar => one<Scalar>([true, false, 0, 1, 3, '', '#', 'calm', '10'], bench.roll);

const leafOf = (bench: Bench): Leaf => {
  const ref = one(refs(bench), bench.roll);
  const op = one(conditionOps, bench.roll);
  if (op === 'present' || op === 'absent') return { ref, op };
  if (op === 'in' || op === 'notIn') return { ref, op, values: [anyScalar(bench), anyScalar(bench)] };
  return { ref, op, value: op === 'atLeast' || op === 'lessThan' ? bench.roll(4) : anyScalar(bench) };
};

/** The lists of visible sections on the template's page. */
const listsOf = ({ theme, template }: Bench): readonly Section[][] =>
  [template.sections, theme.groups?.header ?? [], theme.groups?.footer ?? []].filter((list) => list.length > 0);

const anySection = (bench: Bench): { section: Section; manifest: SectionManifest } => {
  const section = one(bench.roll(3) === 0 ? listsOf(bench).flat() : bench.template.sections, bench.roll);
  return { section, manifest: manifests.get(section.type) ?? (sections[0] as SectionManifest) };
};

const fallbacks: readonly unknown[] = [null, '', 'Text', 0, false, [], {}, [{}]];

type Change = (bench: Bench) => void;

const changes: Readonly<Record<string, Change>> = {
  setting(bench) {
    const { section, manifest } = anySection(bench);
    const [key, schema] = one(propertiesOf(manifest.settings), bench.roll);
    section.settings = { ...section.settings, [key]: settingValue(schema, bench) };
  },
  dropSettings(bench) {
    delete anySection(bench).section.settings;
  },
  dropSection(bench) {
    const list = one(listsOf(bench), bench.roll);
    list.splice(bench.roll(list.length), 1);
  },
  order(bench) {
    const list = one(listsOf(bench), bench.roll);
    list.push(...list.splice(bench.roll(list.length), 1));
  },
  when(bench) {
    const { section } = anySection(bench);
    const leaves = (): [Leaf, ...Leaf[]] => [leafOf(bench), leafOf(bench)];
    section.when = one(
      [leafOf(bench), { any: leaves() }, { all: leaves() }, { all: [leafOf(bench), { any: leaves() }] }],
      bench.roll,
    );
  },
  dropWhen(bench) {
    delete anySection(bench).section.when;
  },
  bind(bench) {
    const { section, manifest } = anySection(bench);
    const [prop] = one(propertiesOf(manifest.bindings), bench.roll);
    const fallback = bench.roll(2) === 0 ? { fallback: one(fallbacks, bench.roll) } : {};
    section.bindings = { ...section.bindings, [prop]: { ref: one(refs(bench), bench.roll), ...fallback } };
  },
  fallback(bench) {
    const { section } = anySection(bench);
    const binding = one(Object.values(section.bindings ?? {}), bench.roll);
    binding.fallback = one(fallbacks, bench.roll);
  },
  dropFallback(bench) {
    delete one(Object.values(anySection(bench).section.bindings ?? {}), bench.roll).fallback;
  },
  states(bench) {
    const { section } = anySection(bench);
    section.onEmpty = one(['hide', 'message'], bench.roll);
    section.onError = one(['hide', 'message', 'notFound', 'defer'], bench.roll);
  },
  h1(bench) {
    const bearer = one(bench.template.sections, bench.roll);
    bench.template.h1 = bearer.id;
    delete bearer.when;
  },
  // With the data that it reads.
  section(bench) {
    const donor = one(donors, bench.roll);
    const from = one(Object.values(donor.templates), bench.roll);
    const section = structuredClone(one([from.sections, ...Object.values(donor.groups ?? {})].flat(), bench.roll));
    const { theme, template, roll } = bench;
    const strings = theme.locales.strings[theme.locales.default] ?? {};
    theme.locales.strings[theme.locales.default] = { ...donor.locales.strings[donor.locales.default], ...strings };
    template.data = { ...donor.data, ...from.data, ...template.data };
    template.sections.splice(roll(template.sections.length + 1), 0, { ...section, id: `fuzz-${roll(1000)}` });
  },
  sectionOfType(bench) {
    const { template, roll } = bench;
    const { type, settings, bindings } = one(sections, roll);
    const bound = propertiesOf(bindings).map(([prop]) => [prop, { ref: one(refs(bench), roll) }] as const);
    template.sections.push({
      id: `fuzz-${roll(1000)}`,
      type,
      settings: Object.fromEntries(propertiesOf(settings).map(([key, schema]) => [key, settingValue(schema, bench)])),
      bindings: Object.fromEntries(bound),
      onEmpty: 'hide',
      onError: 'hide',
    });
  },
  source({ template, roll }) {
    const request = one(Object.values(template.data ?? {}), roll);
    request.source = one(sources, roll).name;
    delete request.params;
  },
  request({ template, roll }) {
    const request = one(Object.values(template.data ?? {}), roll);
    request.notFoundWhenEmpty = roll(2) === 0;
    request.params = { ...request.params, pageSize: 1 + roll(20) };
  },
  color({ theme, roll }) {
    const colors = Object.values((theme.tokens.color ?? {}) as Record<string, unknown>);
    const token = one(
      colors.filter((color) => typeof color === 'object'),
      roll,
    ) as { $value: unknown };
    const components = [roll(256), roll(256), roll(256)].map((channel) => channel / 255);
    token.$value = one(['{color.ink}', { colorSpace: 'srgb', components }], roll);
  },
  preset({ theme, roll }) {
    const chosen = (theme.settings ?? []).map(({ id, type, default: own, options = [] }): [string, Scalar] => [
      id,
      type === 'boolean' ? !own : type === 'select' ? one(options, roll) : own,
    ]);
    theme.presets = { ...theme.presets, [`fuzz${roll(9)}`]: { settings: Object.fromEntries(chosen) } };
  },
  themeSetting(bench) {
    const { theme, roll } = bench;
    const label = textOf(bench);
    const [type, standard] = one(
      [
        ['number', 3],
        ['string', ''],
        ['boolean', false],
        ['select', 'calm'],
      ] as const,
      roll,
    );
    const options = type === 'select' ? { options: ['calm', 'loud'] } : {};
    theme.settings = [...(theme.settings ?? []), { id: `fuzz${roll(99)}`, type, default: standard, label, ...options }];
  },
  seo(bench) {
    const value = (): { t: string } | { ref: string } =>
      bench.roll(2) === 0 ? textOf(bench) : { ref: one(refs(bench), bench.roll) };
    bench.template.seo = { title: value(), description: value() };
  },
  nav(bench) {
    const { template, roll } = bench;
    if (roll(2) === 0) delete template.nav;
    else template.nav = { label: textOf(bench), order: roll(9), menu: one(['main', 'footer'], roll) };
  },
  query({ template, roll }) {
    const key: Param = { type: one(['string', 'integer'], roll) };
    if (roll(2) === 0) key.default = one<Scalar>([1, 'a', ''], roll);
    template.query = { ...template.query, [one(['page', 'tab'], roll)]: key };
  },
  language({ theme, roll }) {
    const own = theme.locales.strings[theme.locales.default] ?? {};
    const some = Object.entries(own).filter(() => roll(2) === 0);
    theme.locales.strings[one(['ar', 'hi', 'mr-IN'], roll)] = Object.fromEntries(
      some.map(([key, value]) => [key, `${value} ${one(texts, roll)}`]),
    );
  },
  string({ theme, roll }) {
    const own = one(Object.values(theme.locales.strings), roll);
    own[one(Object.keys(own), roll)] = one(texts, roll);
  },
  dropGroups({ theme }) {
    delete theme.groups;
  },
};

export interface Mutant {
  readonly theme: Theme;
  /** The template that was changed. */
  readonly template: string;
  /** What was done, for whoever reads a failure. */
  readonly done: readonly string[];
}

/** A copy of a theme with one to four changes of the kind that a theme may well bear. */
export const gentlyChanged = (seed: Theme, roll: Roll): Mutant => {
  const theme = structuredClone(seed);
  const id = one(Object.keys(theme.templates), roll);
  const template = theme.templates[id] as Template;
  const done: string[] = [];
  for (let left = 1 + roll(4); left > 0; left--) {
    const [name, change] = one(Object.entries(changes), roll);
    try {
      change({ theme, id, template, roll });
      done.push(name);
    } catch (error) {
      // A change that finds nothing to choose from does nothing.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return { theme, template: id, done };
};
