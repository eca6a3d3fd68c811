import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listChanges, listPublications, type WaitingChange } from '#schemas/api/publishing.ts';
import { themeChange } from '#schemas/office.ts';
import { addDays } from '#shared/calendar.ts';
import { useCall } from '../../calls/use-call.ts';
import { MarksLegend } from '../../differences/Marks.tsx';
import { formatDayTime, localDay } from '../../format/dates.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { useLocale, useWords } from '../../words/words.ts';
import { layoutOf } from '../content/types/layout-of.ts';
import { useBoth } from '../content/use-both.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { keyOf, type Wording } from './change-words.ts';
import { PublishedBefore } from './PublishedBefore.tsx';
import { PublishPanel, type When } from './PublishPanel.tsx';
import classes from './publish.module.css';
import { ScheduledSets } from './ScheduledSets.tsx';
import { ShowSite } from './ShowSite.tsx';
import { tokenWords } from './token-words.ts';
import { useChangeActions } from './use-change-actions.tsx';
import { usePublish } from './use-publish.ts';
import { publishWords } from './words.ts';

const useWording = (): Wording => ({
  say: useWords(publishWords),
  sayToken: useWords(tokenWords),
  both: useBoth(),
  locale: useLocale(),
});

/** Everything that visitors do not see yet, as it changes for them, and the one button that shows it. */
export const Screen = () => {
  const words = useWording();
  const { say, locale } = words;
  const { data: changes, isError, refetch } = useCall(listChanges, {});
  const { data: published } = useCall(listPublications, { query: { pageSize: 3 } });
  if (isError && !changes) return <ScreenLoadFailed title={say('loadFailed')} onRetry={refetch} />;
  const last = published?.[0]?.at;
  const count = changes?.filter(({ isWithdrawn }) => !isWithdrawn).length ?? 0;
  const since = last ? formatDayTime(last, locale) : undefined;
  const one = count === 1 ? '1' : '';
  const note =
    count === 0
      ? say('allHidden')
      : since
        ? say(`waitingSince${one}`, { count, time: since })
        : say(`waiting${one}`, { count });
  const side = (
    <div className={classes.side}>
      <ScheduledSets words={words} />
      <PublishedBefore words={words} />
    </div>
  );
  if (changes && changes.length > 0) return <Changes changes={changes} words={words} waiting={note} side={side} />;
  return (
    <>
      <PageHead title={say('title')} />
      <div className={classes.screen}>
        {!changes && <Skeleton rows={8} />}
        {changes && (
          <div className={classes.allLive}>
            <CircleCheck aria-hidden size={28} />
            <h2>{say('allLive')}</h2>
            <p>{say('allLiveHelp')}</p>
            <ButtonLink to="/school/content">{say('toContent')}</ButtonLink>
          </div>
        )}
        {side}
      </div>
    </>
  );
};

/** The next morning is offered. */
const soon = (): When => ({ isTimed: false, day: addDays(localDay(), 1), time: '07:00' });

interface ChangesProps {
  readonly changes: readonly WaitingChange[];
  readonly words: Wording;
  /** How many there are, and since when. */
  readonly waiting: string;
  /** What stands below the button that publishes. */
  readonly side: ReactNode;
}

/** What may be chosen: what can go live, and is not chosen for another time. */
const isAble = ({ problems, set }: WaitingChange): boolean => problems.length === 0 && set === null;

/** Chosen without being asked: what can go live, does not do so by itself and was not hidden by anybody. */
const isUsual = (change: WaitingChange): boolean => isAble(change) && change.publishAt === null && !change.isWithdrawn;

const Changes = ({ changes, words, waiting, side }: ChangesProps) => {
  const { say } = words;
  const [order, setOrder] = useState<'time' | 'person'>('time');
  const [note, setNote] = useState('');
  /** What somebody has decided about by hand. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [when, setWhen] = useState<When>(soon);
  const mayWrite = useMayWriteHere();
  const { publish, schedule, late, forgetLate, refused, isPending } = usePublish(words);
  const usual = changes.filter(isUsual);
  const isChosen = (change: WaitingChange): boolean =>
    isAble(change) && (decided.get(keyOf(change)) ?? (isUsual(change) && !refused.has(keyOf(change))));
  const chosen = changes.filter(isChosen);
  const isAllChosen = usual.length > 0 && usual.every(isChosen);
  const decide = (of: readonly WaitingChange[], value: boolean): void =>
    setDecided(new Map([...decided, ...of.map((change) => [keyOf(change), value] as const)]));
  const show = async (of: readonly WaitingChange[], line: string): Promise<void> => {
    // What is refused is to be chosen anew by hand.
    setDecided(new Map([...decided].filter(([key]) => !of.some((change) => keyOf(change) === key))));
    if (await publish(of, line)) setNote('');
  };
  const putOff = async (): Promise<void> => {
    if (!(await schedule(chosen, { note, when }))) return;
    setNote('');
    setWhen(soon());
  };
  const actionsOf = useChangeActions({ words, publish: (of) => void show(of, '') });
  return (
    <>
      <PageHead title={say('title')} note={waiting}>
        {mayWrite && <ShowSite changes={chosen} words={words} />}
      </PageHead>
      <div className={classes.screen}>
        <div className={classes.list}>
          <Held count={refused.size} words={words} />
          <div className={classes.tools}>
            {mayWrite && (
              <CheckBox
                label={say('chosen', { count: chosen.length, total: changes.length })}
                isNamed
                checked={isAllChosen}
                isPartial={chosen.length > 0 && !(isAllChosen && chosen.length === changes.length)}
                disabled={usual.length === 0 && chosen.length === 0}
                onChange={(value) => decide(value ? usual : changes, value)}
              />
            )}
            <p className={classes.legend}>
              <MarksLegend />
            </p>
            <Segments
              label={say('order')}
              options={[
                { value: 'time', label: say('byTime') },
                { value: 'person', label: say('byPerson') },
              ]}
              chosen={order}
              onChoose={setOrder}
            />
          </div>
          {groupsOf(changes, order, words).map(({ person, changes: own }) => (
            <section key={person ?? ''}>
              <h2 className={person === undefined ? hidden.unseen : classes.person}>{person ?? say('changes')}</h2>
              <ul className={classes.rows}>
                {own.map((change) => {
                  const place = placeOf(change);
                  return (
                    <ChangeRow
                      key={keyOf(change)}
                      change={change}
                      words={words}
                      isChosen={isChosen(change)}
                      refused={change.problems.length > 0 ? [] : (refused.get(keyOf(change)) ?? [])}
                      place={place}
                      actions={mayWrite ? actionsOf(change, place) : []}
                      onChoose={(value) => decide([change], value)}
                    />
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        {mayWrite && (
          <PublishPanel
            words={words}
            count={chosen.length}
            note={note}
            busy={isPending}
            when={when}
            late={late}
            onWhen={(next) => {
              forgetLate();
              setWhen(next);
            }}
            onNote={setNote}
            onPublish={() => void (when.isTimed ? putOff() : show(chosen, note))}
          />
        )}
        {side}
      </div>
    </>
  );
};

/** Says that nothing went live; it takes the focus. */
const Held = ({ count, words: { say } }: { readonly count: number; readonly words: Wording }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div className={classes.held} ref={box} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden size={18} />
      <p>
        <strong>{say('refused')}</strong> {say(count === 1 ? 'refused1' : 'refusedMany', { count })}
      </p>
    </div>
  );
};

interface Group {
  readonly person: string | undefined;
  readonly changes: readonly WaitingChange[];
}

const groupsOf = (changes: readonly WaitingChange[], order: 'time' | 'person', { say }: Wording): readonly Group[] => {
  if (order === 'time') return [{ person: undefined, changes }];
  const people = new Map<string, WaitingChange[]>();
  for (const change of changes) {
    const person = change.changedBy ?? say('nobody');
    people.set(person, [...(people.get(person) ?? []), change]);
  }
  return [...people].map(([person, own]) => ({ person, changes: own }));
};

/** Where a change is edited; undefined where no screen does it. */
const placeOf = ({ type, id }: WaitingChange): string | undefined => {
  if (type === themeChange) return '/school/website';
  const layout = layoutOf(type);
  return layout && (layout.place ?? `/school/content/${type}/${id}`);
};
