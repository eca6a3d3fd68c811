import { useQueryClient } from '@tanstack/react-query';
import { type Command, Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getMedia } from '#schemas/api/media.ts';
import { callOptions } from '../../../calls/use-call.ts';
import { useLocale, useWords } from '../../../words/words.ts';
import { mediaIdOf } from '../media-id.ts';
import { cleanPasted } from './clean-pasted.ts';
import { articleExtensions } from './extensions.ts';
import { htmlFromText } from './html-from-text.ts';
import type { PictureOptions } from './picture-node.ts';
import { articleWords } from './words.ts';
import { writeHtml } from './write-html.ts';

interface Options {
  readonly value: string;
  /** What the text is to its reader: who it belongs to, what is wrong. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string) => void;
  /** Told that a link is asked for by its keys. */
  readonly onLink: () => void;
}

interface Article {
  /** Where the text is shown. */
  readonly element: RefObject<HTMLDivElement | null>;
  /** Undefined until it is there. */
  readonly editor: Editor | undefined;
  /** Puts a picture of the library where the cursor is. */
  putPicture(reference: string): Promise<void>;
}

/** An editor cannot show the caption of a table where it stands, and shows it above. */
const readable = (html: string): string =>
  html.replace(/<table>\s*<caption>(.*?)<\/caption>/gs, '<p><strong>$1</strong></p><table>');

/** An article that is written: HTML in, HTML out. Nothing is told before somebody changes something. */
export const useArticle = ({ value, attributes, onChange, onLink }: Options): Article => {
  const say = useWords(articleWords);
  const locale = useLocale();
  const client = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useState(0);
  const readPicture = async (reference: string) => {
    const input = { params: { id: mediaIdOf(reference) ?? 0 } };
    return (await client.fetchQuery(callOptions(getMedia, input, locale))).body;
  };
  const pictures: PictureOptions = {
    addressOf: async (reference) => (await readPicture(reference).catch(() => undefined))?.url,
    undescribed: say('undescribed'),
  };
  const latest = useRef({ value, attributes, pictures, onChange, onLink });
  useEffect(() => {
    Object.assign(latest.current, { attributes, onChange, onLink });
  });
  const said = JSON.stringify(attributes);
  useEffect(() => {
    // What the element says of itself is read again with its state.
    if (said && editor) editor.view.updateState(editor.state);
  }, [editor, said]);
  useEffect(() => {
    const made = createEditor(element.current, latest.current);
    made.on('transaction', () => redraw((count) => count + 1));
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (!editor || value === latest.current.value) return;
    latest.current.value = value;
    editor.commands.setContent(readable(value), { emitUpdate: false });
  }, [editor, value]);
  return {
    element,
    editor,
    putPicture: async (reference) => {
      const { alt } = await readPicture(reference);
      const picture = { type: 'picture', attrs: { reference, alt: alt ?? '' } };
      editor?.chain().focus().insertContent(picture).command(choosePicture(reference)).run();
    },
  };
};

/** Chooses the picture that was put in last, so that its text can be written. */
const choosePicture =
  (reference: string): Command =>
  ({ tr }) => {
    let found: number | undefined;
    tr.doc.nodesBetween(0, Math.min(tr.doc.content.size, tr.selection.to + 1), (node, at) => {
      if (node.attrs.reference === reference && at <= tr.selection.from) found = at;
    });
    if (found !== undefined) tr.setSelection(NodeSelection.create(tr.doc, found));
    return true;
  };

interface Latest extends Options {
  value: string;
  readonly pictures: PictureOptions;
}

/** `latest` is what holds whenever it is looked at; its value is what was told last. */
const createEditor = (element: HTMLElement | null, latest: Latest): Editor => {
  const editor = new Editor({
    element,
    injectCSS: false,
    content: readable(latest.value),
    extensions: articleExtensions(latest.pictures),
    editorProps: {
      attributes: () => ({ ...latest.attributes }),
      transformPastedHTML: cleanPasted,
      handlePaste: (view, { clipboardData }) => {
        const text = clipboardData?.getData('text/plain') ?? '';
        if (clipboardData?.getData('text/html') || text === '' || editor.isActive('codeBlock')) return false;
        return view.pasteHTML(htmlFromText(text));
      },
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return false;
        // Elsewhere these keys find screens.
        event.preventDefault();
        event.stopPropagation();
        latest.onLink();
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      const html = writeHtml(state.doc);
      if (html === latest.value) return;
      latest.value = html;
      latest.onChange(html);
    },
  });
  return editor;
};
