import { Mark } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { MarkType, Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { isAllowedAddress, plainAddressOf } from './addresses.ts';

/** Links. An address becomes one when something is typed behind it, and when it is pasted over chosen words. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  keepOnSplit: false,
  // What is typed behind a link is not of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return href !== '' && isAllowedAddress(href) ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addProseMirrorPlugins() {
    return [linkTyped(this.type), linkPasted(this.type)];
  },
});

/** Makes a link of an address as soon as something is typed behind it. */
export const linkTyped = (type: MarkType): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, after) {
      // What is put in from outside stays as it is.
      const isTyped = transactions.every((one) => !isHistoryTransaction(one) && !one.getMeta('preventUpdate'));
      return isTyped && after.doc.content.size > before.doc.content.size ? linkWord(after, type) : null;
    },
  });

const closings = '.,;:!?)]"\'”’';

/** With the word that the cursor has just left made a link, if it is an address. */
const linkWord = ({ selection, doc, tr }: EditorState, type: MarkType): Transaction | null => {
  const end = selection.empty ? endOfWord(selection.$from, doc) : undefined;
  if (!end?.parent.type.allowsMarkType(type)) return null;
  // What is no text counts as one character, as everywhere in a document.
  const text = end.parent.textBetween(0, end.parentOffset, undefined, '\ufffc');
  const word = text.split(/[\s\ufffc(["'“‘]/).at(-1) ?? '';
  let { length } = word;
  while (length > 0 && closings.includes(word.charAt(length - 1))) length--;
  const from = end.pos - word.length;
  const to = from + length;
  const href = plainAddressOf(word.slice(0, length));
  const isTaken = doc.rangeHasMark(from, to, type) || hasCode(doc, from, to);
  return href === undefined || isTaken ? null : tr.addMark(from, to, type.create({ href }));
};

/** The end of the word before the space or the new line that the cursor stands behind. */
const endOfWord = (cursor: ResolvedPos, doc: Node): ResolvedPos | undefined => {
  const { parent, parentOffset, nodeBefore } = cursor;
  if (!parent.isTextblock) return undefined;
  if (parentOffset > 0) {
    const isBehindSpace = nodeBefore?.isText
      ? /\s$/.test(nodeBefore.text ?? '')
      : nodeBefore?.type.name === 'hardBreak';
    return isBehindSpace ? doc.resolve(cursor.pos - 1) : undefined;
  }
  const above = cursor.depth > 0 ? doc.resolve(cursor.before()).nodeBefore : null;
  return above?.isTextblock ? doc.resolve(cursor.before() - 1) : undefined;
};

const hasCode = (doc: Node, from: number, to: number): boolean => {
  const code = doc.type.schema.marks.code;
  return code !== undefined && doc.rangeHasMark(from, to, code);
};

/** Makes a link of chosen words over which an address is pasted. */
export const linkPasted = (type: MarkType): Plugin =>
  new Plugin({
    props: {
      handlePaste({ state, dispatch }, _, { content }) {
        const { empty, from, to } = state.selection;
        const href = empty ? undefined : plainAddressOf(content.textBetween(0, content.size, ' '));
        if (href === undefined) return false;
        const linked = state.tr.addMark(from, to, type.create({ href }));
        // Code and pictures take no link: what is pasted takes their place.
        if (linked.docChanged) dispatch(linked);
        return linked.docChanged;
      },
    },
  });
