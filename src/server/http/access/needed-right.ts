import type { AccessLevel, Area, Scope } from '#schemas/access/matrix.ts';
import type { Call } from '#schemas/api/define.ts';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';

/** What someone must have to make a call. */
export interface NeededRight {
  readonly area: Area;
  readonly level: AccessLevel;
  readonly scopes: readonly Scope[];
}

const typesByName: ReadonlyMap<string, ContentType> = new Map(contentTypes.map((type) => [type.type, type]));

/** The right that a call takes, with its path parameters; undefined if it takes none. */
export const neededRight = ({ access }: Call, params: unknown): NeededRight | undefined => {
  if (access.kind === 'area') return access;
  if (access.kind !== 'contentType') return undefined;
  const { type = '' } = params as { readonly type?: string };
  // What is no type is not found, by those who may look.
  return { area: typesByName.get(type)?.area ?? '/website', level: access.level, scopes: ['all'] };
};
