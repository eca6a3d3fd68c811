import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../words/words.ts';
import type { Entry } from './entry.ts';
import { findPlace } from './find-place.ts';
import classes from './palette.module.css';
import { storeRecent } from './recent.ts';
import { useEntries } from './use-entries.tsx';
import { paletteWords } from './words.ts';

/** Finds places, content and people by their names, and deeds; arrows choose, Enter opens. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(paletteWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { groups, isBusy, isFailed } = useEntries(text);
  const entries = groups.flatMap((one) => one.entries);
  const current = entries.find((entry) => entry.id === chosen) ?? entries[0];
  const optionId = (entry: Entry): string => `${id}-${entry.id}`;

  useEffect(() => dialog.current?.showModal(), []);
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const open = ({ name, note, to, run }: Entry, inNewTab: boolean): void => {
    if (to) storeRecent({ name, note, to });
    dialog.current?.close();
    run?.();
    if (to && inNewTab) window.open(to, '_blank', 'noopener');
    else if (to) void navigate(to);
  };
  const move = (steps: number): void => {
    const at = current ? entries.indexOf(current) : 0;
    setChosen(entries[(at + steps + entries.length) % entries.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter ends what an input method is composing.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && current) open(current, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      className={classes.palette}
      ref={dialog}
      aria-label={say('title')}
      onClose={onClose}
      onClick={(event) => {
        // A click beside it.
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'k' && (event.ctrlKey || event.metaKey)) dialog.current?.close();
      }}
    >
      <div className={classes.inside}>
        <label className={classes.search}>
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <input
            type="text"
            role="combobox"
            aria-label={say('placeholder')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={currentId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={say('placeholder')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} onClick={() => dialog.current?.close()}>
            Esc
          </button>
        </label>
        <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={say('title')} aria-busy={isBusy}>
          {groups.map(({ group, entries: own }) => (
            <fieldset key={group} aria-labelledby={`${id}-${group}`}>
              <h2 id={`${id}-${group}`} role="presentation">
                {say(group)}
              </h2>
              {own.map((entry) => (
                <Option
                  key={entry.id}
                  entry={entry}
                  id={optionId(entry)}
                  text={text}
                  isCurrent={entry === current}
                  onPoint={() => setChosen(entry.id)}
                  onOpen={(inNewTab) => open(entry, inNewTab)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <p className={classes.said} role="status">
          {isFailed
            ? say('failed')
            : entries.length === 0 && !isBusy
              ? say('nothing', { text: text.trim() })
              : text && !isBusy && <span>{say('count', { count: entries.length })}</span>}
        </p>
        <p className={classes.foot} aria-hidden>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {say('choose')} <kbd>Enter</kbd> {say('open')} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd> {say('newTab')}
          <span>{say('onlyYours')}</span>
        </p>
      </div>
    </dialog>
  );
};

interface OptionProps {
  readonly entry: Entry;
  readonly id: string;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onOpen: (inNewTab: boolean) => void;
}

const Option = ({ entry: { name, note, sign, mark }, id, text, isCurrent, onPoint, onOpen }: OptionProps) => (
  // The keyboard is the input's, which names the current option.
  <button
    type="button"
    role="option"
    id={id}
    tabIndex={-1}
    aria-selected={isCurrent}
    className={classes.option}
    onMouseMove={onPoint}
    onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
  >
    {sign}
    <span className={classes.name}>
      <Marked name={name} text={text.trim()} /> {note && <small>{note}</small>}
    </span>
    {mark}
  </button>
);

/** A name, with what was sought in it underlined. */
const Marked = ({ name, text }: { readonly name: string; readonly text: string }) => {
  const at = findPlace(name, text);
  if (at === undefined) return name;
  const end = at + text.length;
  return (
    <>
      {name.slice(0, at)}
      <u>{name.slice(at, end)}</u>
      {name.slice(end)}
    </>
  );
};
