/**
 * The attributes of a row or box that scrolls. Where nothing in it takes the focus it must itself, or the keyboard
 * cannot scroll it.
 *
 * @param overflows Whether there is enough in it to scroll.
 */
export const scrollableRegion = (overflows = true): { readonly tabIndex?: 0 } => (overflows ? { tabIndex: 0 } : {});
