import type { Leaf } from '#schemas/theme/conditions.ts';
import { examplesRef } from '../refs/ref-domain.ts';
import { emptyingProps, lookId, type Manifests } from '../section.ts';
import type { CompiledSection, CompiledTemplate } from '../theme.ts';

/** How a template uses one ref. */
export interface Use {
  readonly ref: string;
  /** The leaves of conditions that test it. */
  readonly leaves: readonly Leaf[];
  /** Whether it can change which sections are visible: a condition tests it, or a section is empty without it. */
  readonly decides: boolean;
  /** Only sections of the groups use it. */
  readonly shared: boolean;
}

/** Every ref that a template's page depends on, in the order of the page, each once. */
export const usesOf = (template: CompiledTemplate, manifests: Manifests): readonly Use[] => {
  const uses = new Map<string, Use>();
  const alias = aliasesOf(template);
  const add = (written: string, use: Partial<Use>): void => {
    const ref = alias(written);
    const known = uses.get(ref);
    uses.set(ref, {
      ref,
      leaves: [...(known?.leaves ?? []), ...(use.leaves ?? [])],
      decides: (known?.decides ?? false) || (use.decides ?? false),
      shared: (known?.shared ?? true) && (use.shared ?? false),
    });
  };
  for (const section of template.sections) {
    const shared = section.region !== 'main';
    if (section.examples) add(examplesRef, { decides: true, shared });
    for (const leaf of section.when.flat()) add(leaf.ref, { leaves: [leaf], decides: true, shared });
    for (const [prop, { ref }] of Object.entries(section.bindings)) {
      add(ref, { decides: emptiesWithout(prop, section, manifests), shared });
    }
  }
  for (const text of Object.values(template.seo)) if (text && 'ref' in text) add(text.ref, {});
  for (const [id, { params = {}, notFoundWhenEmpty }] of Object.entries(template.data)) {
    if (notFoundWhenEmpty) add(`data.${id}`, { decides: true });
    for (const value of Object.values(params)) if (typeof value === 'object') add(value.ref, {});
  }
  return [...uses.values()];
};

const emptiesWithout = (prop: string, section: CompiledSection, manifests: Manifests): boolean => {
  const { bindings } = section;
  const manifest = manifests.get(lookId(section));
  const { required = [] } = (manifest?.bindings ?? {}) as { readonly required?: readonly string[] };
  return (
    bindings[prop]?.fallback === undefined && (emptyingProps(manifest ?? {}).includes(prop) || required.includes(prop))
  );
};

/** The data id that represents all entries of a template with the same request. */
export const firstAlike = ({ data }: CompiledTemplate, id: string): string => {
  const keyOf = (name: string): string => JSON.stringify([data[name]?.source, data[name]?.params ?? {}]);
  return Object.keys(data).find((name) => keyOf(name) === keyOf(id)) ?? id;
};

const aliasesOf =
  (template: CompiledTemplate): ((ref: string) => string) =>
  (ref) => {
    const [root, id, ...path] = ref.split('.');
    return root === 'data' && id !== undefined ? [root, firstAlike(template, id), ...path].join('.') : ref;
  };
