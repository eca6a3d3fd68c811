/** Which tags were touched, and when, counted in changes: so that nothing stale is cached. */
export interface TagChanges {
  /** The current count of changes. */
  epoch(): number;
  /** Counts one change, of these tags. */
  touch(tags: Iterable<string>): void;
  /** Counts one change, of all tags there are. */
  touchAll(): void;
  /** Whether one of the tags was touched after the epoch, or may have been. */
  isTouchedSince(tags: readonly string[], epoch: number): boolean;
}

/** How many tags' last changes are remembered one by one. */
const rememberedTags = 50_000;

export const createTagChanges = (): TagChanges => {
  const touchedAt = new Map<string, number>();
  let changes = 0;
  // Changes before this one are no longer distinguished by tag.
  let forgottenUpTo = 0;
  const forget = (): void => {
    touchedAt.clear();
    forgottenUpTo = changes;
  };
  return {
    epoch: () => changes,
    touch(tags) {
      changes++;
      for (const tag of tags) {
        if (touchedAt.size >= rememberedTags) forget();
        touchedAt.set(tag, changes);
      }
    },
    touchAll() {
      changes++;
      forget();
    },
    isTouchedSince: (tags, epoch) => epoch < forgottenUpTo || tags.some((tag) => (touchedAt.get(tag) ?? 0) > epoch),
  };
};
