import type { Shot } from '../result.ts';

/** The pictures of a report, each once: many states look alike at some width. */
export interface ShotStore {
  /** The place of a picture in `all`. */
  add(shot: Shot): number;
  all(): readonly string[];
}

export const createShotStore = (): ShotStore => {
  const places = new Map<string, number>();
  return {
    add({ data }) {
      const place = places.get(data) ?? places.size;
      places.set(data, place);
      return place;
    },
    all: () => [...places.keys()],
  };
};
