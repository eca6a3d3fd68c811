import type { CompiledTheme } from '#engine/index.ts';
import type { SourceContract } from '#schemas/sources/define.ts';

/** What a theme's pages are made from: a change of a content type reaches a page along these lines. */
export interface ThemeGraph {
  readonly sources: readonly { readonly source: string; readonly contentTypes: readonly string[] }[];
  readonly templates: readonly GraphTemplate[];
}

export interface GraphTemplate {
  readonly template: string;
  /** Null: the page for unknown addresses. */
  readonly route: string | null;
  readonly uses: readonly { readonly source: string; readonly sections: readonly string[] }[];
}

/** Only what a page really reads: a data entry that nothing refers to is not loaded. */
export const graphOf = (theme: CompiledTheme, contracts: readonly SourceContract[]): ThemeGraph => {
  const byName = new Map(contracts.map((contract) => [contract.name, contract]));
  const templates = Object.values(theme.templates).map((template): GraphTemplate => {
    const uses = new Map<string, Set<string>>();
    const use = (ref: string, user: string): void => {
      const [root, id = ''] = ref.split('.');
      const request = root === 'data' && Object.hasOwn(template.data, id) ? template.data[id] : undefined;
      if (request) uses.set(request.source, (uses.get(request.source) ?? new Set()).add(user));
    };
    for (const { key, when, bindings } of template.sections) {
      for (const { ref } of [...when.flat(), ...Object.values(bindings)]) use(ref, key);
    }
    for (const [name, value] of Object.entries(template.seo))
      if (value && 'ref' in value) use(value.ref, `seo.${name}`);
    return {
      template: template.id,
      route: template.segments === null ? null : `/${template.segments.join('/')}`,
      uses: [...uses].map(([source, sections]) => ({ source, sections: [...sections] })),
    };
  });
  const used = new Set(templates.flatMap(({ uses }) => uses.map(({ source }) => source)));
  return {
    sources: [...used].sort().map((source) => ({ source, contentTypes: byName.get(source)?.tags ?? [] })),
    templates,
  };
};

/** A flow chart for anything that draws Mermaid, such as a README. */
export const toMermaid = ({ sources, templates }: ThemeGraph): string => {
  const types = [...new Set(sources.flatMap(({ contentTypes }) => contentTypes))].sort();
  const node = (kind: string, name: string): string => `${kind}_${name.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
  return [
    'flowchart LR',
    ...types.map((type) => `  ${node('type', type)}[(${type})]`),
    ...sources.map(({ source }) => `  ${node('source', source)}(${source})`),
    ...templates.map(({ template, route }) => `  ${node('page', template)}["${template}<br>${route ?? 'any other'}"]`),
    ...sources.flatMap(({ source, contentTypes }) =>
      contentTypes.map((type) => `  ${node('type', type)} --> ${node('source', source)}`),
    ),
    ...templates.flatMap(({ template, uses }) =>
      uses.map(({ source }) => `  ${node('source', source)} --> ${node('page', template)}`),
    ),
    '',
  ].join('\n');
};
