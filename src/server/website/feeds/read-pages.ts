/** One feed reads at most so many pages, however many there are. */
const maxPages = 10;
const pageSize = 100;

/** The items of a source that has pages, page after page. */
export const readPages = async <Item>(
  readPage: (page: { readonly page: number; readonly pageSize: number }) => Promise<readonly Item[]>,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let page = 1; page <= maxPages; page++) {
    const some = await readPage({ page, pageSize });
    items.push(...some);
    if (some.length < pageSize) break;
  }
  return items;
};
