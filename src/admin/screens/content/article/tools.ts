import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  SquarePlay,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ArticleWord } from './words.ts';

/** What a tool asks for before it does something. */
export type Asking = 'link' | 'film' | 'picture';

export interface Tool {
  readonly name: ArticleWord;
  readonly icon: LucideIcon;
  /** Whether it holds where the cursor is; of a tool that is no switch, undefined. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
  readonly keys?: string;
  readonly run: (editor: Editor, ask: (what: Asking) => void) => void;
}

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  name: `heading${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** The tools of an article, in groups. */
export const tools: readonly (readonly Tool[])[] = [
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    {
      name: 'bold',
      icon: Bold,
      keys: 'Control+B Meta+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: Italic,
      keys: 'Control+I Meta+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'underline',
      icon: Underline,
      isOn: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      name: 'strike',
      icon: Strikethrough,
      isOn: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: List,
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: ListOrdered,
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: Quote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      name: 'link',
      icon: Link2,
      keys: 'Control+K Meta+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_, ask) => ask('link'),
    },
    { name: 'picture', icon: ImagePlus, run: (_, ask) => ask('picture') },
    { name: 'film', icon: SquarePlay, run: (_, ask) => ask('film') },
    {
      name: 'table',
      icon: Table2,
      isOff: (editor) => editor.isActive('table'),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { name: 'rule', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      name: 'clear',
      icon: RemoveFormatting,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    {
      name: 'undo',
      icon: Undo2,
      isOff: (editor) => !editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: Redo2,
      isOff: (editor) => !editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];

/** The tools of the table that the cursor is in. */
export const tableTools: readonly Pick<Tool, 'name' | 'run'>[] = [
  { name: 'addRow', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'removeRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'removeColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'headRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { name: 'removeTable', run: (editor) => editor.chain().focus().deleteTable().run() },
];
