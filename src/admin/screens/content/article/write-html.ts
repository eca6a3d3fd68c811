import type { Mark, Node } from '@tiptap/pm/model';
import { articleHtml, isOutward } from '#schemas/records/article-html.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const escapeText = (text: string): string =>
  text.normalize('NFC').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const begin = (tag: string, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`],
  );
  return `<${tag}${written.join('')}`;
};

const element = (tag: string, inner: string, attributes?: Attributes): string =>
  `${begin(tag, attributes)}>${inner}</${tag}>`;

/** An article as the sanitiser would write it, so that what is stored is what was sent; empty where there is no text. */
export const writeHtml = (article: Node): string => {
  const isEmpty =
    article.childCount === 1 && article.firstChild?.type.name === 'paragraph' && article.content.size === 2;
  return isEmpty ? '' : inside(article);
};

const inside = (node: Node): string => node.children.map(block).join('');

type Write = (node: Node) => string;

const cell =
  (tag: 'td' | 'th'): Write =>
  (node) =>
    element(tag, compact(node), {
      ...(tag === 'th' && { scope: node.attrs.scope ?? undefined }),
      ...span(node, 'colspan'),
      ...span(node, 'rowspan'),
    });

const span = ({ attrs }: Node, name: 'colspan' | 'rowspan'): Attributes =>
  attrs[name] > 1 ? { [name]: Number(attrs[name]) } : {};

const blocks: Readonly<Record<string, Write>> = {
  paragraph: (node) => element('p', words(node)),
  heading: (node) => element(`h${node.attrs.level}`, words(node)),
  bulletList: (node) => element('ul', inside(node)),
  orderedList: (node) => element('ol', inside(node), node.attrs.start === 1 ? {} : { start: Number(node.attrs.start) }),
  listItem: (node) => element('li', compact(node)),
  blockquote: (node) => element('blockquote', inside(node)),
  codeBlock: (node) => element('pre', element('code', escapeText(node.textContent))),
  horizontalRule: () => `${begin('hr')} />`,
  picture: ({ attrs }) => `${begin('img', { src: attrs.reference, alt: attrs.alt })} />`,
  table: (node) => {
    const head = headRows(node);
    const rows = node.children.map(block);
    const body = rows.slice(head).join('');
    const top = head === 0 ? '' : element('thead', rows.slice(0, head).join(''));
    return element('table', top + (body === '' ? '' : element('tbody', body)));
  },
  tableRow: (node) => element('tr', inside(node)),
  tableCell: cell('td'),
  tableHeader: cell('th'),
};

const block: Write = (node) => {
  const write = blocks[node.type.name];
  if (!write) throw new TypeError(`An article has no "${node.type.name}".`);
  return write(node);
};

/** The first rows of a table that are headings alone and do not reach into the others. */
const headRows = (table: Node): number => {
  const [first] = table.children;
  const isHead = first?.children.every(({ type, attrs }) => type.name === 'tableHeader' && attrs.rowspan === 1);
  return isHead ? 1 : 0;
};

const lists = ['bulletList', 'orderedList'];

/** What is in an entry or a cell: a first paragraph without its tag where nothing but lists follows. */
const compact = (node: Node): string => {
  const [first, ...rest] = node.children;
  if (first?.type.name !== 'paragraph' || !rest.every(({ type }) => lists.includes(type.name))) return inside(node);
  return words(first) + rest.map(block).join('');
};

const tags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
  link: 'a',
};

const tagOf = ({ type }: Mark): string => {
  const tag = tags[type.name];
  if (tag === undefined) throw new TypeError(`An article has no "${type.name}".`);
  return tag;
};

const beginMark = (mark: Mark): string => {
  const { href, title } = mark.attrs as { readonly href?: string; readonly title?: string | null };
  const isLink = href !== undefined;
  const attributes = isLink
    ? { href, title: title ?? undefined, rel: isOutward(href) ? articleHtml.outwardRel : undefined }
    : {};
  return `${begin(tagOf(mark), attributes)}>`;
};

const end = (marks: readonly Mark[]): string =>
  marks
    .toReversed()
    .map((mark) => `</${tagOf(mark)}>`)
    .join('');

/** Texts and line breaks, each mark begun once for all texts beside each other that have it. */
const words = (parent: Node): string => {
  let html = '';
  let open: readonly Mark[] = [];
  for (const node of parent.children) {
    const different = open.findIndex((mark, at) => !node.marks[at]?.eq(mark));
    const kept = different < 0 ? open.length : different;
    html += end(open.slice(kept)) + node.marks.slice(kept).map(beginMark).join('');
    open = node.marks;
    html += node.isText ? escapeText(node.text ?? '') : `${begin('br')} />`;
  }
  return html + end(open);
};
