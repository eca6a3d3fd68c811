import { Upload } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countMedia, listMediaTags } from '#schemas/api/media.ts';
import { changedSearch } from '../../address/changed-search.ts';
import { useCall } from '../../calls/use-call.ts';
import { useUploads } from '../../media/use-uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Deeds, useMayWriteHere } from '../../ui/Deeds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import narrowed from '../../ui/filter-bar.module.css';
import { KeywordBox } from '../../ui/KeywordBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { ChooseFiles, FileInputs } from './ChooseFiles.tsx';
import { mediaFilters, openOf, shownOf } from './filters.ts';
import { MediaGrid } from './MediaGrid.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import classes from './media.module.css';
import { UploadBox } from './UploadBox.tsx';
import { useChoice } from './use-choice.ts';
import { useDrop } from './use-drop.ts';
import { libraryWords } from './words.ts';

const BulkDeeds = part(async () => (await import('./BulkDeeds.tsx')).BulkDeeds);

/** How long after the last key a search begins, in milliseconds: the grid is laid out anew. */
const searchMs = 250;

interface Props {
  /** The ways to the other views of the screen. */
  readonly views: ReactNode;
}

/** The school's pictures and files: sent, found, described, replaced. What is shown and open is in the address. */
export const Library = ({ views }: Props) => {
  const say = useWords(libraryWords);
  const [search, setSearch] = useSearchParams();
  const shown = shownOf(search);
  const openId = openOf(search);
  const { data: counts } = useCall(countMedia, {});
  const { queue, uploads, isPaused } = useUploads();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const mayWrite = useMayWriteHere();
  const isDropping = useDrop(mayWrite ? queue.add : undefined);
  const set = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, { replace = true } = {}): void =>
      setSearch((before) => changedSearch(before, changes), { replace }),
    [setSearch],
  );
  const stop = useRef<(index: number) => void>(() => undefined);
  const open = useCallback(
    (id: number, index: number): void => {
      stop.current(index);
      set({ open: String(id) }, { replace: false });
    },
    [set],
  );
  const choice = useChoice(shown, open);
  const close = useCallback(() => set({ open: undefined }), [set]);
  const isEmpty = counts?.all === 0;
  const isNarrowed = shown.filter !== undefined || shown.keyword !== '' || shown.tag !== '';
  return (
    <>
      <Deeds>
        <FileInputs files={files} camera={camera} onFiles={queue.add} />
      </Deeds>
      <Beside
        panel={
          openId !== undefined && (
            <MediaPanel key={openId} id={openId} onClose={close} onReplaced={(id) => set({ open: String(id) })} />
          )
        }
      >
        <PageHead title={say('title')} note={mayWrite && <HowTo />}>
          {!isEmpty && <ChooseFiles files={files} camera={camera} />}
        </PageHead>
        {views}
        <UploadBox
          queue={queue}
          uploads={uploads}
          isPaused={isPaused}
          onDescribe={() => {
            queue.clear();
            set({ show: 'undescribed', keyword: undefined, tag: undefined });
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
            <div className={classes.finders}>
              <TagFilter tag={shown.tag} onChoose={(tag) => set({ tag: tag || undefined })} />
              <KeywordBox
                label={say('search')}
                keyword={shown.keyword}
                restMs={searchMs}
                onKeyword={(keyword) => set({ keyword })}
              />
            </div>
          </div>
        )}
        <MediaGrid
          key={`${shown.filter} ${shown.tag} ${shown.keyword}`}
          shown={shown}
          openId={openId}
          choice={choice}
          stop={stop}
          empty={
            isNarrowed ? (
              <p className={classes.help}>
                {say('noMatch')}{' '}
                <Button
                  look="quiet"
                  size="compact"
                  onClick={() => set({ show: undefined, keyword: undefined, tag: undefined })}
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
        {choice.isChoosing && (
          <Suspense>
            <BulkDeeds chosen={choice.chosen} onDone={choice.clear} />
          </Suspense>
        )}
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

interface TagFilterProps {
  readonly tag: string;
  readonly onChoose: (tag: string) => void;
}

/** Narrows the library to a tag; nothing while there are none. */
const TagFilter = ({ tag, onChoose }: TagFilterProps) => {
  const say = useWords(libraryWords);
  const { data: tags = [] } = useCall(listMediaTags, {});
  if (tags.length === 0 && tag === '') return null;
  const known = tags.some((one) => one.tag === tag) || tag === '' ? tags : [{ tag, count: 0 }, ...tags];
  return (
    <div className={narrowed.selects}>
      <FilterSelect
        label={say('byTag')}
        value={tag}
        any={say('allTags')}
        choices={known.map((one) => ({ id: one.tag, name: `${one.tag} (${one.count})` }))}
        onChoose={onChoose}
      />
    </div>
  );
};

/** What may be sent, and how: nothing can be dropped on a phone. */
const HowTo = () => {
  const say = useWords(libraryWords);
  return (
    <>
      <span className={classes.dropHint}>{say('drop')} </span>
      {say('note')}
    </>
  );
};
