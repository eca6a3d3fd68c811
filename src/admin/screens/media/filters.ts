import { maxTagLength, tidyTag } from '#schemas/records/media-tags.ts';

/** What the library may be narrowed to, as the address has it. */
export const mediaFilters = ['undescribed', 'unused', 'withChildren', 'documents'] as const;
export type MediaFilter = (typeof mediaFilters)[number];

/** What is shown of the library. */
export interface Shown {
  readonly filter: MediaFilter | undefined;
  readonly keyword: string;
  /** Empty for all. */
  readonly tag: string;
}

/** What an address asks for; unknown filters show everything. */
export const shownOf = (search: URLSearchParams): Shown => ({
  filter: mediaFilters.find((one) => one === search.get('show')),
  keyword: search.get('keyword')?.trim().slice(0, 100) ?? '',
  tag: tidyTag(search.get('tag') ?? '').slice(0, maxTagLength),
});

/** The picture that an address opens. */
export const openOf = (search: URLSearchParams): number | undefined => {
  const id = Number(search.get('open'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The same as the query of the list. */
export const queryOf = ({ filter, keyword, tag }: Shown) => ({
  ...(tag === '' ? {} : { tag }),
  ...(keyword === '' ? {} : { keyword }),
  ...(filter === undefined ? {} : filter === 'documents' ? { kind: 'document' as const } : { [filter]: true as const }),
});
