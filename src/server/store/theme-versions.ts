import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { themeTag } from '#schemas/sources/index.ts';
import type { PointerAction, ThemePointer, ThemeVersion } from './schema.ts';
import { themePointerHistory, themePointers, themeVersions } from './schema.ts';
import type { Store, StoreContext } from './store.ts';

/** A theme's live version. */
export interface LiveTheme {
  hash: string;
  document: Record<string, unknown>;
  assets: Record<string, unknown>;
  movedByOperator: boolean;
}

/** A stored version without its document; the names are null if a stored document has none. */
export interface VersionLabel {
  themeId: number;
  hash: string;
  slug: string | null;
  name: string | null;
  version: string | null;
  createdAt: Date;
}

/** A move of a theme's live pointer. Without `byOperator` a pointer that an operator has moved is left alone. */
export interface PointerMove {
  themeId: number;
  hash: string;
  byOperator: boolean;
  action: PointerAction;
  /** The operator's token; null for the server's own moves. */
  tokenId: number | null;
}

// Any fixed number beside that of migrations; advisory locks are per database.
const lockKey = 727_002;

/** Runs work in one transaction during which no other changes versions or pointers. */
export const changeThemes = async <T>(store: Store, work: (context: StoreContext) => Promise<T>): Promise<T> =>
  store.global(async (context) => {
    await context.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(context);
  });

/** Stores a version of a theme; one that is there already stays as it is. Whether it was new. */
export const putThemeVersion = async (store: Store, version: Omit<ThemeVersion, 'createdAt'>): Promise<boolean> =>
  store.global((context) => addThemeVersion(context, version));

/** As `putThemeVersion`, inside a transaction. */
export const addThemeVersion = async (
  { db }: StoreContext,
  version: Omit<ThemeVersion, 'createdAt'>,
): Promise<boolean> => {
  const rows = await db
    .insert(themeVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ hash: themeVersions.hash });
  return rows.length > 0;
};

/** A stored version of a theme, by its hash. */
export const getThemeVersion = async (store: Store, hash: string): Promise<ThemeVersion | undefined> =>
  store.global((context) => readThemeVersion(context, hash));

/** As `getThemeVersion`, inside a transaction. */
export const readThemeVersion = async ({ db }: StoreContext, hash: string): Promise<ThemeVersion | undefined> => {
  const rows = await db.select().from(themeVersions).where(eq(themeVersions.hash, hash));
  return rows[0];
};

/** Every stored version of every theme, the oldest of each theme first. */
export const versionLabels = async ({ db }: StoreContext): Promise<VersionLabel[]> => {
  const text = (key: string) => sql<string | null>`${themeVersions.document} ->> ${key}`;
  return db
    .select({
      themeId: themeVersions.themeId,
      hash: themeVersions.hash,
      slug: text('slug'),
      name: text('name'),
      version: text('version'),
      createdAt: themeVersions.createdAt,
    })
    .from(themeVersions)
    .orderBy(asc(themeVersions.themeId), asc(themeVersions.createdAt), asc(themeVersions.hash));
};

/** The live version of every theme, by theme id; its document unless its hash is among those that are known. */
export const unknownLiveThemes = async (
  store: Store,
  known: readonly string[],
): Promise<Map<number, { hash: string; document: Record<string, unknown> | undefined }>> => {
  const rows = await store.global(({ db }) =>
    db
      .select({ themeId: themePointers.themeId, hash: themePointers.hash, document: themeVersions.document })
      .from(themePointers)
      .leftJoin(
        themeVersions,
        and(eq(themeVersions.hash, themePointers.hash), notInArray(themeVersions.hash, [...known])),
      )
      .orderBy(asc(themePointers.themeId)),
  );
  return new Map(rows.map(({ themeId, hash, document }) => [themeId, { hash, document: document ?? undefined }]));
};

/** The live version of every theme, by theme id. */
export const liveThemes = async (store: Store): Promise<Map<number, LiveTheme>> => {
  const rows = await store.global(({ db }) =>
    db
      .select({
        themeId: themePointers.themeId,
        hash: themeVersions.hash,
        document: themeVersions.document,
        assets: themeVersions.assets,
        movedByOperator: themePointers.movedByOperator,
      })
      .from(themePointers)
      .innerJoin(themeVersions, eq(themeVersions.hash, themePointers.hash))
      .orderBy(asc(themePointers.themeId)),
  );
  return new Map(rows.map(({ themeId, ...live }) => [themeId, live]));
};

/** Every live pointer, and every version: among them all that the pointers name. */
export const listThemeVersions = async (
  store: Store,
): Promise<{ pointers: readonly ThemePointer[]; labels: readonly VersionLabel[] }> =>
  store.global(async (context) => {
    const pointers = await context.db.select().from(themePointers).orderBy(asc(themePointers.themeId));
    return { pointers, labels: await versionLabels(context) };
  });

/** A theme's live pointer, inside a transaction. */
export const readThemePointer = async ({ db }: StoreContext, themeId: number): Promise<ThemePointer | undefined> => {
  const rows = await db.select().from(themePointers).where(eq(themePointers.themeId, themeId));
  return rows[0];
};

/** The moves of a theme's pointer, oldest first. */
export const pointerMoves = async (
  { db }: StoreContext,
  themeId: number,
): Promise<{ hash: string; action: PointerAction }[]> =>
  db
    .select({ hash: themePointerHistory.hash, action: themePointerHistory.action })
    .from(themePointerHistory)
    .where(eq(themePointerHistory.themeId, themeId))
    .orderBy(asc(themePointerHistory.id));

/**
 * Makes a stored version the live one and says whether it is. One that an operator has moved is left alone unless an
 * operator moves it again. Touches `theme:<id>`. An unknown hash fails with the database's 23503.
 */
export const setThemePointer = async (
  store: Store,
  pointer: Pick<PointerMove, 'themeId' | 'hash' | 'byOperator'>,
): Promise<boolean> =>
  changeThemes(store, (context) => moveThemePointer(context, { ...pointer, action: 'publish', tokenId: null }));

/** As `setThemePointer`, inside a transaction of `changeThemes`. A move to another version is recorded. */
export const moveThemePointer = async (context: StoreContext, move: PointerMove): Promise<boolean> => {
  const { db, touch } = context;
  const { themeId, hash, byOperator: movedByOperator, action, tokenId } = move;
  const before = await readThemePointer(context, themeId);
  if (before?.movedByOperator && !movedByOperator) return false;
  await db
    .insert(themePointers)
    .values({ themeId, hash, movedByOperator })
    .onConflictDoUpdate({ target: themePointers.themeId, set: { hash, movedByOperator } });
  if (before?.hash === hash) return true;
  await db.insert(themePointerHistory).values({ themeId, hash, action, tokenId });
  touch(themeTag(themeId));
  return true;
};
