/**
 * The header of a HEAD request by which a page says that it is opened now: the browser had fetched it ahead, and does
 * not ask again.
 */
export const openedHeader = 'x-opened';
