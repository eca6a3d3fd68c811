import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import classes from './article.module.css';
import { type Asking, tools } from './tools.ts';
import { articleWords } from './words.ts';

interface Props {
  readonly editor: Editor;
  /** The id of what it is for. */
  readonly controls: string;
  readonly label: string;
  readonly onAsk: (what: Asking) => void;
}

/** Where the arrow keys lead, from a place among so many. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tools of an article: one stop of the Tab key, with the arrow keys within. */
export const Toolbar = ({ editor, controls, label, onAsk }: Props) => {
  const say = useWords(articleWords);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
    }
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = steps[event.key]?.(stop, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  };
  let place = -1;
  return (
    <div
      ref={bar}
      className={classes.tools}
      role="toolbar"
      aria-label={say('tools', { label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {tools.map((group) => (
        <div key={group[0]?.name}>
          {group.map(({ name, icon: Icon, keys, isOn, isOff, run }) => {
            place += 1;
            const at = place;
            const off = isOff?.(editor) ?? false;
            return (
              <button
                key={name}
                type="button"
                title={say(name)}
                aria-label={say(name)}
                aria-keyshortcuts={keys}
                aria-pressed={isOn?.(editor)}
                aria-disabled={off || undefined}
                tabIndex={at === stop ? 0 : -1}
                // The text keeps what is chosen in it.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setStop(at)}
                onClick={() => {
                  if (!off) run(editor, onAsk);
                }}
              >
                <Icon aria-hidden size={18} strokeWidth={1.75} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
