import { useRef, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import { scheduleContent } from '#schemas/api/content/write.ts';
import { CallError } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { fieldOf } from './draft-state.ts';
import { changedTimes, checkTimes, type ShowTimes, timesOf } from './show-times.ts';
import { whenWords } from './side-words.ts';
import type { Draft } from './use-draft.ts';
import { usePublishOne } from './use-publish-one.ts';
import { contentWords } from './words.ts';

interface Subject {
  readonly item: FullItem;
  readonly draft: Draft;
  readonly name: string;
}

type Refused = Readonly<Record<string, readonly string[]>>;

const timeFields = ['publish_at', 'expire_at'] as const;

/** How an item comes to visitors: at once, or at a time; and until when. */
export const useShow = (subject: Subject) => {
  const { item, draft } = subject;
  const say = useWords(whenWords);
  const locale = useLocale();
  const tell = useNotices();
  const [typed, setTyped] = useState<Partial<ShowTimes>>({});
  const [refused, setRefused] = useState<Refused>({});
  const [isAsked, setAsked] = useState(false);
  const times = { ...timesOf(item), ...typed };
  const changed = changedTimes(times, item);
  const isWaiting = item.state !== 'published' || draft.saving !== 'saved';
  const isTimed = isWaiting && times.isTimed;
  const isEndAlone = !isWaiting && Object.keys(changed).length > 0;
  const deed = isTimed ? 'schedule' : isEndAlone ? 'saveEnd' : 'publish';
  const { goLive, unschedule, keepEnd, isPending } = useDeeds(subject);
  const keeping = useRef<Promise<unknown>>(undefined);

  const faults = (): Readonly<Record<string, string>> => {
    const { publish_at: from, expire_at: until } = isAsked ? checkTimes(times, item) : {};
    return {
      ...Object.fromEntries(
        timeFields.flatMap((field) => (refused[field]?.[0] === undefined ? [] : [[field, refused[field][0]]])),
      ),
      ...(from && { publish_at: say(from, { now: formatDayTime(new Date().toISOString(), locale) }) }),
      ...(until && {
        expire_at: say(until.isBeforeStart ? 'beforeStart' : 'after', { day: formatDay(until.after, locale) }),
      }),
    };
  };

  const run = async (): Promise<void> => {
    setRefused({});
    setAsked(true);
    if (Object.keys(checkTimes(times, item)).length > 0) return;
    await keeping.current;
    const version = await draft.flush();
    if (version === undefined) return;
    try {
      await goLive(deed, { changed, version });
      setTyped({});
      setAsked(false);
    } catch (error) {
      if (error instanceof CallError && error.problem.errors) setRefused(error.problem.errors);
      else tell.failure(error);
    }
  };

  return {
    times,
    isTimed,
    isWaiting,
    isPending,
    deed,
    /** Whether there may be anything to be done: of what is scheduled it is not known here whether a newer draft waits. */
    isDue: isWaiting || isEndAlone,
    timeErrors: faults(),
    /** What the server has refused, by field of the document. */
    refused: Object.fromEntries(
      Object.entries(refused).filter(([path]) => !timeFields.some((field) => field === path)),
    ),
    change: (more: Partial<ShowTimes>): void => {
      setRefused({});
      setTyped({ ...typed, ...more });
    },
    /** Keeps the end that is chosen for a draft, for when it is published. */
    keep: (more: Partial<ShowTimes> = {}): void => {
      const next = { ...times, ...more };
      const { expire_at: end } = changedTimes(next, item);
      if (item.state !== 'draft' || next.isTimed || end === undefined) return;
      if (Object.keys(checkTimes(next, item)).length > 0) setAsked(true);
      else keeping.current = Promise.resolve(keeping.current).then(() => keepEnd(end));
    },
    forget: (field: string): void =>
      setRefused(Object.fromEntries(Object.entries(refused).filter(([path]) => fieldOf(path) !== field))),
    run,
    unschedule: async (): Promise<void> => {
      const version = await draft.flush();
      if (version !== undefined && (await unschedule(version))) setTyped({});
    },
  } as const;
};

export type Show = ReturnType<typeof useShow>;

interface Wanted {
  readonly changed: ReturnType<typeof changedTimes>;
  readonly version: number;
}

/** What is done to an item, and said of it. */
const useDeeds = ({ item, draft, name }: Subject) => {
  const sayContent = useWords(contentWords);
  const say = useWords(whenWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const publish = usePublishOne();
  const schedule = useAction(scheduleContent);
  const params = { type: item.type, id: item.id };

  const unschedule = (version: number): Promise<boolean> =>
    attempt(async () => {
      draft.take(await schedule.mutateAsync({ params, body: { publish_at: null }, version }));
      tell.notice(say('unscheduled1', { name }));
    });

  const putOff = async ({ changed, version }: Wanted): Promise<void> => {
    const { publish_at = item.publish_at } = changed;
    const stored = await schedule.mutateAsync({ params, body: { ...changed, publish_at }, version });
    draft.take(stored);
    const time = formatDayTime(stored.publish_at ?? '', locale);
    tell.notice(say('scheduled1', { name, time }), () => void unschedule(stored.version));
  };

  /** The version that it is then; undefined where no end was chosen. */
  const end = async ({ changed: { expire_at }, version }: Wanted): Promise<number | undefined> => {
    if (expire_at === undefined) return undefined;
    const stored = await schedule.mutateAsync({ params, body: { expire_at }, version });
    draft.take(stored);
    if (expire_at === null) tell.notice(say('endless1', { name }));
    else tell.notice(say('ends1', { name, day: formatDay(expire_at, locale) }));
    return stored.version;
  };

  const keepEnd = async (expire_at: string | null): Promise<void> => {
    const version = await draft.flush();
    if (version !== undefined)
      await attempt(async () => draft.take(await schedule.mutateAsync({ params, body: { expire_at }, version })));
  };

  const goLive = async (deed: 'schedule' | 'publish' | 'saveEnd', wanted: Wanted): Promise<void> => {
    if (deed === 'schedule') return putOff(wanted);
    if (deed === 'saveEnd') {
      await end(wanted);
      return;
    }
    const { item: stored, undo } = await publish.run(item, wanted.version);
    draft.take(stored);
    let { version } = stored;
    const takeBack =
      undo &&
      (() =>
        void attempt(async () => {
          const before = await undo(version);
          draft.take(before);
          tell.notice(sayContent(before.state === 'changed' ? 'asBefore1' : 'hidden1', { name }));
        }));
    tell.notice(sayContent('published1', { name }), takeBack);
    version = (await end({ ...wanted, version })) ?? version;
  };
  return { goLive, unschedule, keepEnd, isPending: publish.isPending || schedule.isPending };
};
