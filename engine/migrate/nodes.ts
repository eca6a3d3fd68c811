import type { Node } from 'jsonc-parser';

export const childrenOf = (node: Node | undefined, type: 'object' | 'array'): readonly Node[] =>
  node?.type === type ? (node.children ?? []) : [];

export const keyNode = (property: Node): Node => property.children?.[0] ?? property;

export const contentOf = (property: Node): Node | undefined => property.children?.[1];

export const property = (object: Node | undefined, name: string): Node | undefined =>
  childrenOf(object, 'object').find((one) => one.children?.[0]?.value === name);

export const stringIn = (object: Node | undefined, name: string): string | undefined => {
  const found = property(object, name);
  const value: unknown = found && contentOf(found)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** The sections of a theme's groups and templates; what is of another shape has none. */
export const sectionNodes = (root: Node): readonly Node[] => {
  const within = (name: string): readonly (Node | undefined)[] => {
    const found = property(root, name);
    return childrenOf(found && contentOf(found), 'object').map(contentOf);
  };
  const templates = within('templates').map((template) => {
    const sections = property(template, 'sections');
    return sections && contentOf(sections);
  });
  return [...within('groups'), ...templates].flatMap((list) => childrenOf(list, 'array'));
};

/** The strings of each language of a theme, by language. */
export const localeNodes = (root: Node): readonly (readonly [string, Node])[] => {
  const locales = property(root, 'locales');
  const strings = property(locales && contentOf(locales), 'strings');
  return childrenOf(strings && contentOf(strings), 'object').flatMap((locale): [string, Node][] => {
    const content = contentOf(locale);
    return content?.type === 'object' ? [[String(keyNode(locale).value), content]] : [];
  });
};
