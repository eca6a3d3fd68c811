import type { Editor } from '@tiptap/core';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useWords } from '../../../words/words.ts';
import { AskRow } from './AskRow.tsx';
import { addressOf, filmAddressOf } from './addresses.ts';
import classes from './article.module.css';
import { type Asking, tableTools } from './tools.ts';
import { articleWords } from './words.ts';

interface Props {
  readonly editor: Editor;
  readonly asking: Asking | undefined;
  readonly onClose: () => void;
}

/** What belongs to the place of the cursor: an address that is asked for, a picture's text, a table's rows. */
export const Around = ({ editor, asking, onClose }: Props) => {
  const say = useWords(articleWords);
  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  if (asking === 'link')
    return (
      <AskRow
        key="link"
        label={say('linkAddress')}
        help={say('linkHelp')}
        wrong={say('linkWrong')}
        written={String(editor.getAttributes('link').href ?? '')}
        onApply={(typed) => {
          const isDone = putLink(editor, typed);
          if (isDone) onClose();
          return isDone;
        }}
        onRemove={
          editor.isActive('link')
            ? () => {
                onClose();
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              }
            : undefined
        }
        onCancel={close}
      />
    );
  if (asking === 'film')
    return (
      <AskRow
        key="film"
        label={say('filmAddress')}
        help={say('filmHelp')}
        wrong={say('filmWrong')}
        written=""
        onApply={(typed) => {
          const isDone = putFilm(editor, typed, say('filmText'));
          if (isDone) onClose();
          return isDone;
        }}
        onCancel={close}
      />
    );
  if (editor.isActive('picture'))
    return (
      <div className={classes.ask}>
        <TextField
          label={say('alt')}
          help={say('altHelp')}
          maxLength={250}
          value={String(editor.getAttributes('picture').alt ?? '')}
          onChange={({ currentTarget }) => editor.commands.updateAttributes('picture', { alt: currentTarget.value })}
        />
        <div className={classes.deeds}>
          <Button size="compact" look="quiet" onClick={() => editor.chain().focus().deleteSelection().run()}>
            {say('removePicture')}
          </Button>
        </div>
      </div>
    );
  if (editor.isActive('table'))
    return (
      <fieldset className={classes.table}>
        <legend>{say('tableTools')}</legend>
        {tableTools.map(({ name, run }) => (
          <Button key={name} size="compact" look="quiet" onClick={() => run(editor, () => undefined)}>
            {say(name)}
          </Button>
        ))}
      </fieldset>
    );
  return null;
};

/** Makes what is chosen a link; with nothing chosen, the address itself. False for no address. */
const putLink = (editor: Editor, typed: string): boolean => {
  const href = addressOf(typed);
  if (href === undefined) return false;
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain().focus();
  return isNew
    ? chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    : chain.extendMarkRange('link').setMark('link', { href }).run();
};

const putFilm = (editor: Editor, typed: string, text: string): boolean => {
  const href = filmAddressOf(typed);
  if (href === undefined) return false;
  const words = [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }];
  return editor
    .chain()
    .focus()
    .insertContent([{ type: 'paragraph', content: words }, { type: 'paragraph' }])
    .run();
};
