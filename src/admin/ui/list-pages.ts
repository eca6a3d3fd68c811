/** A list that is read page by page, as far as it is known. */
export interface PagedList {
  /** How many rows there are on all pages. */
  readonly total: number;
  /** Whether it is what was asked for before, shown until this is there. */
  readonly isPlaceholderData?: boolean;
}

interface Shown {
  readonly page: number;
  readonly pageSize: number;
  readonly list: PagedList;
}

/** How many pages there are, and the one to turn to where the page that was asked for has been emptied. */
export const pagesOf = ({ page, pageSize, list }: Shown): { readonly pages: number; readonly last?: number } => {
  const pages = Math.ceil(list.total / pageSize);
  if (pages === 0 || page <= pages) return { pages };
  // How many pages another list has says nothing of this one.
  return list.isPlaceholderData ? { pages: page } : { pages, last: pages };
};
