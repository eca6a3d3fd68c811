import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { AllSelection, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { describe, expect, it } from 'vitest';
import { articleExtensions } from './extensions.ts';
import { linkPasted, linkTyped } from './link-mark.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(articleExtensions({ addressOf: async () => undefined, undescribed: '' }));
const { link, code } = schema.marks;
if (!link || !code) throw new Error('An article has links and code.');
const plugins = [history({ newGroupDelay: 0 }), linkTyped(link)];

interface Written {
  readonly text: string;
  readonly block?: string;
  readonly isCode?: boolean;
}

/** A text as its only block, with the cursor at its end. */
const startWith = ({ text, block = 'paragraph', isCode = false }: Written): EditorState => {
  const words = text === '' ? [] : [schema.text(text, isCode ? [code.create()] : [])];
  const doc = schema.node('doc', null, [schema.node(block, null, words)]);
  return EditorState.create({ doc, plugins, selection: TextSelection.atEnd(doc) });
};

const typed = (state: EditorState, text: string): EditorState => state.apply(state.tr.insertText(text));
const broken = (state: EditorState): EditorState => state.apply(state.tr.split(state.selection.from));
const undone = (state: EditorState): EditorState => {
  let after = state;
  undo(state, (transaction: Transaction) => {
    after = state.apply(transaction);
  });
  return after;
};
const htmlOf = ({ doc }: EditorState): string => writeHtml(doc).replaceAll(' rel="noopener noreferrer"', '');

const site = '<a href="https://www.cbse.gov.in">www.cbse.gov.in</a>';

describe('an address that is typed', () => {
  it.each([
    ['See www.cbse.gov.in', `<p>See ${site} </p>`],
    ['(www.cbse.gov.in).', `<p>(${site}). </p>`],
    ['“www.cbse.gov.in”', `<p>“${site}” </p>`],
    ['https://cbse.gov.in/a?b=1,', '<p><a href="https://cbse.gov.in/a?b=1">https://cbse.gov.in/a?b=1</a>, </p>'],
    ['office@greenfield.example', '<p><a href="mailto:office@greenfield.example">office@greenfield.example</a> </p>'],
    ['hill.Then', '<p>hill.Then </p>'],
    ['javascript:alert(1)@a.example', '<p>javascript:alert(1)@a.example </p>'],
    ['...', '<p>... </p>'],
    ['', '<p> </p>'],
  ])('%j is a link from the space behind it on, if it is a plain one', (text, html) => {
    expect(
      htmlOf(typed(startWith({ text }), ' '))
        .replaceAll('&nbsp;', ' ')
        .replaceAll('\u00a0', ' '),
    ).toBe(html);
  });

  it('is one from the new line on', () => {
    const after = broken(startWith({ text: 'www.cbse.gov.in' }));
    expect(after.doc.firstChild?.firstChild?.marks.map(({ attrs }) => attrs.href)).toEqual(['https://www.cbse.gov.in']);
  });

  it('is none yet while it is typed, and takes nothing in that is typed behind it', () => {
    const before = startWith({ text: 'www.cbse.gov.i' });
    expect(htmlOf(typed(before, 'n'))).toBe('<p>www.cbse.gov.in</p>');
    expect(htmlOf(typed(typed(typed(before, 'n'), ' '), 'today'))).toBe(`<p>${site} today</p>`);
  });

  it('is a text again after one step back', () => {
    const linked = typed(startWith({ text: 'www.cbse.gov.in' }), ' ');
    expect(htmlOf(undone(linked))).toBe('<p>www.cbse.gov.in</p>');
  });

  it('stays a text in code, and where what is shown comes from outside', () => {
    const text = 'www.cbse.gov.in';
    expect(htmlOf(typed(startWith({ text, isCode: true }), ' '))).not.toContain('<a');
    expect(htmlOf(typed(startWith({ text, block: 'codeBlock' }), ' '))).not.toContain('<a');
    const state = startWith({ text });
    expect(htmlOf(state.apply(state.tr.insertText(' ').setMeta('preventUpdate', true)))).not.toContain('<a');
  });
});

describe('an address that is pasted over chosen words', () => {
  const paste = (written: Written, pasted: string) => {
    const whole = startWith(written);
    let state = whole.apply(whole.tr.setSelection(new AllSelection(whole.doc)));
    const dispatch = (transaction: Transaction): void => {
      state = state.apply(transaction);
    };
    const plugin = linkPasted(link);
    const slice = new Slice(Fragment.from(schema.text(pasted)), 0, 0);
    const view = { state, dispatch } as unknown as EditorView;
    // The event is not looked at.
    const isDone = plugin.props.handlePaste?.call(plugin, view, undefined as unknown as ClipboardEvent, slice);
    return [isDone, htmlOf(state)];
  };

  it('makes a link of them', () => {
    expect(paste({ text: 'the circular' }, 'https://cbse.gov.in/a')).toEqual([
      true,
      '<p><a href="https://cbse.gov.in/a">the circular</a></p>',
    ]);
  });

  it('takes their place where there can be no link, or it is no plain address', () => {
    const code = { text: 'a = 1', block: 'codeBlock' };
    expect(paste(code, 'https://cbse.gov.in/a')).toEqual([false, '<pre><code>a = 1</code></pre>']);
    expect(paste({ text: 'the circular' }, 'cbse.gov.in')).toEqual([false, '<p>the circular</p>']);
  });
});
