import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../../problem.ts';
import { applyEdits, insertion, removal, replacement } from '../../text/edits.ts';
import type { Migration } from '../migration.ts';
import { childrenOf, contentOf, keyNode, localeNodes, property, sectionNodes, stringIn } from '../nodes.ts';
import { type Destination, destinations } from './destinations.ts';
import { looksOf } from './kinds.ts';
import { listFigures } from './list-figures.ts';
import { roleEdits } from './roles.ts';
import { stringRenames } from './string-renames.ts';

/** See docs/guide/formats.md. */
export const fromFormat1: Migration = {
  from: 1,
  summary:
    'A section names its kind as "type" and a look of it as "look"; "variant" is gone. Figures are a list of examples, and pages have roles.',
  migrate(text) {
    const root = parseTree(text);
    if (!root) return text;
    const edits: TextEdit[] = [];
    const format = findNodeAtLocation(root, ['format']);
    if (format) edits.push(replacement(format, '2'));
    const sections = sectionsOf(root);
    for (const section of sections) edits.push(...sectionEdits(text, section));
    edits.push(...stringEdits(text, root, sections), ...roleEdits(text, root));
    return listFigures(applyEdits(text, edits), 'all');
  },
};

/** A section whose type format 1 knew. */
interface OldSection {
  readonly node: Node;
  readonly type: string;
  readonly to: Destination;
  readonly look: string;
}

const sectionsOf = (root: Node): readonly OldSection[] =>
  sectionNodes(root).flatMap((node) => {
    const type = stringIn(node, 'type') ?? '';
    const to = Object.hasOwn(destinations, type) ? destinations[type] : undefined;
    return to ? [{ node, type, to, look: lookOf(node, to) }] : [];
  });

/** A variant that there never was stays what it is, for the checker to name. */
const lookOf = (node: Node, to: Destination): string => {
  if ('look' in to) return to.look;
  const settings = property(node, 'settings');
  return stringIn(settings && contentOf(settings), 'variant') ?? to.default;
};

const sectionEdits = (text: string, { node, to, look }: OldSection): readonly TextEdit[] => {
  const type = property(node, 'type');
  const settings = property(node, 'settings');
  const given = settings && contentOf(settings);
  const variant = 'look' in to ? undefined : property(given, 'variant');
  const typeValue = type && contentOf(type);
  if (!type || !typeValue) return [];
  const emptied = childrenOf(given, 'object').length === 1 ? settings : variant;
  const gone = variant && emptied && removal(text, emptied);
  return [
    replacement(typeValue, JSON.stringify(to.type)),
    // A kind with one look needs no name of it.
    ...(looksOf(to.type).length > 1 ? [insertion(text, type, 'look', look)] : []),
    ...(gone ? [gone] : []),
  ];
};

const stringEdits = (text: string, root: Node, sections: readonly OldSection[]): readonly TextEdit[] => {
  const strings = localeNodes(root).flatMap(([, locale]) => childrenOf(locale, 'object'));
  const renames = stringRenames(
    new Set(strings.map((string) => String(string.children?.[0]?.value))),
    sections.map(({ type, look }) => ({ type, look })),
  );
  const edits = strings.flatMap((string) => {
    const [first, ...others] = renames.get(String(string.children?.[0]?.value)) ?? [];
    const own: unknown = contentOf(string)?.value;
    if (first === undefined || typeof own !== 'string') return [];
    return [
      replacement(keyNode(string), JSON.stringify(first)),
      ...others.map((name) => insertion(text, string, name, own)),
    ];
  });
  const refs = textRefs(root).flatMap((value) => {
    const [name] = renames.get(value.value as string) ?? [];
    return name === undefined ? [] : [replacement(value, JSON.stringify(name))];
  });
  return [...edits, ...refs];
};

/** The key in each `{ "t": "key" }`. */
const textRefs = (node: Node): readonly Node[] => {
  const [only, ...others] = childrenOf(node, 'object');
  const value = only && others.length === 0 && only.children?.[0]?.value === 't' ? contentOf(only) : undefined;
  if (typeof value?.value === 'string') return [value];
  return (node.children ?? []).flatMap(textRefs);
};
