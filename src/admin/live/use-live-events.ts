import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Area } from '#schemas/access/matrix.ts';
import { userStatus } from '#schemas/access/user-status.ts';
import { showPlace } from '#schemas/api/office-live.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { audienceOf } from '#schemas/office.ts';
import type { OfficeChange } from '#schemas/office-events.ts';
import { CallError, UnreachableError } from '../calls/call-error.ts';
import { send } from '../calls/send.ts';
import { makeChangesStale } from '../calls/use-call.ts';
import { windowName } from '../calls/window-name.ts';
import { useStart } from '../session/start.ts';
import { useLocale } from '../words/words.ts';
import { type Live, useLiveStore } from './live.ts';
import { openStream } from './open-stream.ts';

/** What comes within so long is read anew at once; who goes through screens is not shown in each. In milliseconds. */
const joinMs = 100;
const restMs = 300;

/**
 * Reads anew what others change as they do, and tells them what is open here. Once for the frame; `area` is the
 * screen's.
 */
export const useLiveEvents = (area: Area | undefined): void => {
  const live = useLiveStore();
  const client = useQueryClient();
  const locale = useLocale();
  const { user, support } = useStart();
  const audience = audienceOf(user.role);
  const isLet = audience !== 'families' && user.userStatus === userStatus.active;
  // Who is here for support is told of changes, and tells nobody where they are; nor do operators among themselves.
  const isSeen = audience === 'office' && support === undefined;
  useEffect(() => live.enterScreen(area === undefined ? {} : { area }), [live, area]);
  useEffect(() => {
    if (!isLet) return undefined;
    const telling = isSeen ? tellPlace(live, locale) : undefined;
    const following = follow(live, client, () => telling?.again());
    const stop = (): void => {
      telling?.stop();
      following();
    };
    const ending = live.onEnd(stop);
    return () => {
      ending();
      stop();
    };
  }, [isLet, isSeen, live, client, locale]);
};

const follow = (live: Live, client: QueryClient, tellAgain: () => void): (() => void) => {
  let changes: OfficeChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAnew = (): void => {
    const joined = changes;
    changes = [];
    void makeChangesStale(client, joined);
  };
  // What was read before may have been changed unheard.
  const readAll = (): void => void client.invalidateQueries();
  const end = openStream({
    on: {
      ready() {
        live.set({ isOpen: true, people: [] });
        readAll();
        tellAgain();
      },
      changed(some) {
        changes = [...changes, ...some];
        clearTimeout(timer);
        timer = setTimeout(readAnew, joinMs);
      },
      unknown: readAll,
      people: (people) => live.set({ isOpen: true, people }),
    },
    down: () => live.set({ isOpen: false, people: [] }),
    refused: () => void client.invalidateQueries({ queryKey: ['signIn'] }),
  });
  return () => {
    clearTimeout(timer);
    end();
  };
};

/** Tells the others what is open here, once it has been for a moment, and again to a new stream. */
const tellPlace = (live: Live, locale: OfficeLocale) => {
  let told: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = async (): Promise<void> => {
    const place = live.place();
    if (!live.state().isOpen || place === told) return;
    told = place;
    try {
      await send(showPlace, { body: { window: windowName, ...place } }, { locale });
    } catch (error) {
      // The next place is told anew; meanwhile the others see this window where it was.
      if (!(error instanceof CallError || error instanceof UnreachableError)) throw error;
    }
  };
  const later = (): void => {
    if (live.place() === told) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), restMs);
  };
  const stop = live.subscribe(later);
  return {
    again() {
      told = undefined;
      later();
    },
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
};
