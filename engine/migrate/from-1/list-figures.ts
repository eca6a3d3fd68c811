import { type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../../problem.ts';
import { applyEdits, insertion, oneLine, removal, replacement } from '../../text/edits.ts';
import { childrenOf, contentOf, keyNode, localeNodes, property, sectionNodes, stringIn } from '../nodes.ts';
import { type OldFigure, oldFigures } from './figures.ts';
import { looksOf } from './kinds.ts';

const figureNames = new Set(Object.values(oldFigures).flatMap((figures) => figures.map(({ name }) => name)));
const settingOfFigure = new RegExp(`"(?:${[...figureNames].join('|')})(?:Value|Label)"\\s*:`);

/**
 * The text of a theme with the figures of its sections as one list of examples, in place of a pair of settings for each.
 * `all`: figures that the theme left to the section were there too; else only sections with such settings are changed.
 */
export const listFigures = (text: string, which: 'all' | 'set'): string => {
  // Most themes have none: to parse them for it would be a tenth of what it takes to compile one.
  if (which === 'set' && !settingOfFigure.test(text)) return text;
  const root = parseTree(text);
  if (!root) return text;
  const sections = sectionNodes(root).flatMap((node): FiguredSection[] => {
    const section = figuredSection(node);
    return section && (which === 'all' || section.pairs.length > 0) ? [section] : [];
  });
  if (sections.length === 0) return text;
  const locales = localeNodes(root);
  const labels = new Map<string, OldFigure>();
  const edits = sections.flatMap((section) => {
    const figures = section.figures.map((figure) => {
      const label = labelOf(section, figure, locales);
      if (label.isOwn) labels.set(label.key, figure);
      const value = property(section.settings, `${figure.name}Value`);
      return { value: { example: (value && contentOf(value)?.value) ?? figure.value }, label: { t: label.key } };
    });
    return sectionEdits(text, section, figures);
  });
  return applyEdits(text, [...edits, ...locales.flatMap((locale) => wordEdits(text, locale, labels))]);
};

interface FiguredSection {
  readonly node: Node;
  readonly type: string;
  readonly look: string;
  readonly settings: Node | undefined;
  readonly figures: readonly OldFigure[];
  /** The settings of its figures that the theme writes. */
  readonly pairs: readonly Node[];
}

const figuredSection = (node: Node): FiguredSection | undefined => {
  const type = stringIn(node, 'type') ?? '';
  const look = stringIn(node, 'look') ?? looksOf(type)[0] ?? '';
  const id = `${type}/${look}`;
  const figures = Object.hasOwn(oldFigures, id) ? oldFigures[id] : undefined;
  if (!figures) return undefined;
  const found = property(node, 'settings');
  const settings = found && contentOf(found);
  const names = new Set(figures.flatMap(({ name }) => [`${name}Value`, `${name}Label`]));
  const pairs = childrenOf(settings, 'object').filter((one) => names.has(String(keyNode(one).value)));
  return { node, type, look, settings, figures, pairs };
};

/** The key of what a figure counts: the theme's, what it says in place of the section's words, or a new one of these. */
const labelOf = (
  { type, look, settings }: FiguredSection,
  { name }: OldFigure,
  locales: readonly (readonly [string, Node])[],
): { readonly key: string; readonly isOwn: boolean } => {
  const given = property(settings, `${name}Label`);
  const key = stringIn(given && contentOf(given), 't');
  if (key !== undefined) return { key, isOwn: false };
  const said = [`${type}.${look}.${name}Label`, `${type}.${name}Label`];
  const known = said.find((one) => locales.some(([, strings]) => property(strings, one)));
  return { key: known ?? `${type}.${look}.${name}Label`, isOwn: true };
};

const sectionEdits = (
  text: string,
  { node, settings, pairs }: FiguredSection,
  figures: readonly object[],
): readonly TextEdit[] => {
  const [first, ...others] = pairs;
  if (first) {
    const gone = others.flatMap((one) => removal(text, one) ?? []);
    return [replacement(first, `"figures": ${oneLine(figures)}`), ...gone];
  }
  const last = childrenOf(settings, 'object').at(-1);
  if (last) return [insertion(text, last, 'figures', figures)];
  if (settings) return [replacement(settings, oneLine({ figures }))];
  const before = property(node, 'look') ?? property(node, 'type');
  return before ? [insertion(text, before, 'settings', { figures })] : [];
};

/** What sections said themselves, for a language that lacks it. */
const wordEdits = (
  text: string,
  [locale, strings]: readonly [string, Node],
  labels: ReadonlyMap<string, OldFigure>,
): readonly TextEdit[] => {
  const words = [...labels].filter(([key]) => !property(strings, key));
  const of = ({ en, hi }: OldFigure): string => (locale === 'hi' ? hi : en);
  const last = childrenOf(strings, 'object').at(-1);
  // Of several edits at one place the last comes first.
  if (last) return words.map(([key, figure]) => insertion(text, last, key, of(figure))).toReversed();
  const all = Object.fromEntries(words.map(([key, figure]) => [key, of(figure)]));
  return words.length > 0 ? [replacement(strings, oneLine(all))] : [];
};
