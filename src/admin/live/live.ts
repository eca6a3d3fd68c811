import { createContext, use, useSyncExternalStore } from 'react';
import type { OfficePlace, PresentPerson } from '#schemas/office-events.ts';

/** What the stream of events shows now. */
export interface LiveState {
  /** Whether what others change is told as it happens. */
  readonly isOpen: boolean;
  /** Everybody else who has the office open, once for each of their windows. */
  readonly people: readonly PresentPerson[];
}

/** What is known of the others, and what they are to know of this window. */
export interface Live {
  state(): LiveState;
  set(state: LiveState): void;
  /** What is open here: the form of an item, else the screen. */
  place(): OfficePlace;
  enterScreen(place: OfficePlace): void;
  /** Opens the form of an item; the result closes it. */
  enterItem(place: OfficePlace): () => void;
  subscribe(listener: () => void): () => void;
  /** Nothing is followed any more: who was here has left, and asks for nothing. */
  end(): void;
  onEnd(listener: () => void): () => void;
}

const down: LiveState = { isOpen: false, people: [] };

export const createLive = (): Live => {
  let state = down;
  let screen: OfficePlace = {};
  let item: OfficePlace | undefined;
  const listeners = new Set<() => void>();
  const enders = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    set(next) {
      state = next;
      tell();
    },
    place: () => item ?? screen,
    enterScreen(place) {
      screen = place;
      tell();
    },
    enterItem(place) {
      item = place;
      tell();
      return () => {
        if (item !== place) return;
        item = undefined;
        tell();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      for (const ender of enders) ender();
    },
    onEnd(listener) {
      enders.add(listener);
      return () => enders.delete(listener);
    },
  };
};

export const LiveContext = createContext<Live | undefined>(undefined);

export const useLiveStore = (): Live => {
  const live = use(LiveContext);
  if (!live) throw new Error('useLive is called outside of the office.');
  return live;
};

export const useLive = (): LiveState => {
  const { subscribe, state } = useLiveStore();
  return useSyncExternalStore(subscribe, state);
};
