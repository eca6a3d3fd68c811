import type { Store } from '#server/store/store.ts';
import { listThemeVersions } from '#server/store/theme-versions.ts';

/** A published theme: its live version, and every version that can be live again, the oldest first. */
export interface PublishedTheme {
  readonly themeId: number;
  readonly slug: string | null;
  readonly name: string | null;
  readonly version: string | null;
  readonly hash: string;
  /** Whether an operator made it live; then a start of the server leaves it so. */
  readonly movedByOperator: boolean;
  readonly versions: readonly {
    readonly hash: string;
    readonly version: string | null;
    /** ISO 8601. */
    readonly publishedAt: string;
    readonly live: boolean;
  }[];
}

/** Every theme with a live version, by theme id. */
export const listPublished = async (store: Store): Promise<readonly PublishedTheme[]> => {
  const { pointers, labels } = await listThemeVersions(store);
  return pointers.map(({ themeId, hash, movedByOperator }) => {
    const own = labels.filter((label) => label.themeId === themeId);
    const live = own.find((label) => label.hash === hash);
    return {
      themeId,
      slug: live?.slug ?? null,
      name: live?.name ?? null,
      version: live?.version ?? null,
      hash,
      movedByOperator,
      versions: own.map((label) => ({
        hash: label.hash,
        version: label.version,
        publishedAt: label.createdAt.toISOString(),
        live: label.hash === hash,
      })),
    };
  });
};
