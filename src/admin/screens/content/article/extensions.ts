import { type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { CodeBlock } from './code-block.ts';
import { Link } from './link-mark.ts';
import { Picture, type PictureOptions } from './picture-node.ts';

/** A mark that is one element, or a text that stands as high in pasted HTML. */
const smallLetters = (name: string, tag: 'sub' | 'sup', style: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }, { style: `vertical-align=${style}` }],
    renderHTML: () => [tag, 0],
  });

const wholeNumber = (text: string | null, otherwise: number): number => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 0 && number <= 1000 ? number : otherwise;
};

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, wholeNumber(element.getAttribute(name), 1)),
});

/** What an article keeps of a cell. The widths are asked for by the commands of tables. */
const cellAttributes = {
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const scopes = ['col', 'row', 'colgroup', 'rowgroup'];

const scope = {
  default: null,
  parseHTML: (element: HTMLElement) => scopes.find((one) => one === element.getAttribute('scope')) ?? null,
};

/** Headings below the page's own: those of other levels come to the nearest. */
const headingRules = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  attrs: { level: Math.min(4, Math.max(2, level)) },
}));

/** What an article may have: exactly what the sanitiser leaves of one (`articleHtml`). */
export const articleExtensions = (pictures: PictureOptions): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }).extend({ parseHTML: () => headingRules }),
  Bold,
  Italic,
  Underline,
  Strike,
  Code.extend({ excludes: 'code' }),
  smallLetters('subscript', 'sub', 'sub'),
  smallLetters('superscript', 'sup', 'super'),
  // Ctrl with Enter belongs to forms.
  HardBreak.extend({
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
    },
  }),
  HorizontalRule,
  Blockquote,
  CodeBlock,
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({
      start: { default: 1, parseHTML: (element: HTMLElement) => wholeNumber(element.getAttribute('start'), 1) },
    }),
  }),
  ListItem,
  ListKeymap,
  Link,
  // The last cell is left by Tab, as every field is.
  Table.extend({
    addKeyboardShortcuts() {
      return Object.fromEntries([
        ['Tab', () => this.editor.commands.goToNextCell()],
        ['Shift-Tab', () => this.editor.commands.goToPreviousCell()],
      ]);
    },
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope }) }),
  Picture.configure(pictures),
  Dropcursor,
  Gapcursor,
  UndoRedo,
];
