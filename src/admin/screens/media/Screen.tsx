import { Camera, Upload } from 'lucide-react';
import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { mediaTypes } from '../../media/picture-types.ts';
import { useUploads } from '../../media/use-uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words/words.ts';
import { mediaFilters, openOf, shownOf } from './filters.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import classes from './media.module.css';
import { UploadBox } from './UploadBox.tsx';
import { useDrop } from './use-drop.ts';
import { libraryWords } from './words.ts';

/** The school's pictures and files: sent, found, described, replaced. What is shown and open is in the address. */
export const Screen = () => {
  const say = useWords(libraryWords);
  const [search, setSearch] = useSearchParams();
  const shown = shownOf(search);
  const openId = openOf(search);
  const { data: counts } = useCall(countMedia, {});
  const { queue, uploads, isPaused } = useUploads();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isDropping = useDrop(queue.add);
  const set = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, { replace = true } = {}): void =>
      setSearch(
        (before) => {
          for (const [name, value] of Object.entries(changes))
            if (value) before.set(name, value);
            else before.delete(name);
          return before;
        },
        { replace },
      ),
    [setSearch],
  );
  const open = useCallback((id: number) => set({ open: String(id) }, { replace: false }), [set]);
  const close = useCallback(() => set({ open: undefined }), [set]);
  const [typed, setTyped] = useTyped(shown.keyword, (keyword) => set({ keyword }));
  const isEmpty = counts?.all === 0;
  const isNarrowed = shown.filter !== undefined || shown.keyword !== '';
  return (
    <>
      <FileInputs files={files} camera={camera} onFiles={queue.add} />
      <Beside
        panel={
          openId !== undefined && (
            <MediaPanel key={openId} id={openId} onClose={close} onReplaced={(id) => set({ open: String(id) })} />
          )
        }
      >
        <PageHead title={say('title')} note={say('note')}>
          {!isEmpty && <ChooseFiles files={files} camera={camera} />}
        </PageHead>
        <UploadBox
          queue={queue}
          uploads={uploads}
          isPaused={isPaused}
          onDescribe={() => {
            queue.clear();
            set({ show: 'undescribed', keyword: undefined });
          }}
        />
        {!isEmpty && (
          <div className={classes.filters}>
            <Chips
              chosen={shown.filter ?? ''}
              chips={[
                { value: '', label: say('all'), count: counts?.all ?? 0 },
                ...mediaFilters
                  .filter((one) => one === shown.filter || (counts?.[one] ?? 0) > 0)
                  .map((one) => ({ value: one, label: say(one), count: counts?.[one] ?? 0 })),
              ]}
              onChoose={(value) => set({ show: value || undefined })}
            />
            <SearchBox label={say('search')} value={typed} onChange={setTyped} />
          </div>
        )}
        <MediaGrid
          key={`${shown.filter} ${shown.keyword}`}
          shown={shown}
          openId={openId}
          onOpen={open}
          empty={
            isNarrowed ? (
              <p className={classes.help}>
                {say('noMatch')}{' '}
                <Button
                  look="quiet"
                  size="compact"
                  onClick={() => {
                    setTyped('');
                    set({ show: undefined, keyword: undefined });
                  }}
                >
                  {say('showAll')}
                </Button>
              </p>
            ) : (
              <Empty text={say('empty')}>
                <ChooseFiles files={files} camera={camera} />
              </Empty>
            )
          }
        />
      </Beside>
      {isDropping && (
        <div className={classes.drop} aria-hidden>
          <Upload size={32} strokeWidth={1.5} />
          {say('dropHere')}
        </div>
      )}
    </>
  );
};

/** How long after the last key a search begins, in milliseconds. */
const searchMs = 250;

/** What is typed, handed on when the keys rest; what the address says otherwise, when it is changed there. */
const useTyped = (value: string, onRest: (typed: string | undefined) => void) => {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      last.current = next.trim();
      onRest(next.trim() || undefined);
    }, searchMs);
  };
  return [typed, type] as const;
};

type FileInput = RefObject<HTMLInputElement | null>;

interface FileInputsProps {
  /** Of the device's folders. */
  readonly files: FileInput;
  readonly camera: FileInput;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Stays while the buttons come and go: a folder may be open for longer than the list takes to come. */
const FileInputs = ({ files, camera, onFiles }: FileInputsProps) => {
  const take = (input: HTMLInputElement): void => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const shared = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget),
  };
  return (
    <>
      <input ref={files} {...shared} accept={mediaTypes} multiple />
      <input ref={camera} {...shared} accept="image/*" capture="environment" />
    </>
  );
};

/** The ways to files of this device: its folders, and on a phone its camera. */
const ChooseFiles = ({ files, camera }: Pick<FileInputsProps, 'files' | 'camera'>) => {
  const say = useWords(libraryWords);
  return (
    <>
      <span className={classes.camera}>
        <Button icon={<Camera aria-hidden />} onClick={() => camera.current?.click()}>
          {say('photograph')}
        </Button>
      </span>
      <Button look="primary" icon={<Upload aria-hidden />} onClick={() => files.current?.click()}>
        {say('upload')}
      </Button>
    </>
  );
};
