import { openedHeader } from '#schemas/opened-page.ts';

/** Says that a page is opened which the browser had fetched ahead: nothing else tells the server. */
export const tellOpened = (): void => {
  const [entry] = performance.getEntriesByType('navigation') as readonly { readonly deliveryType?: string }[];
  if (entry?.deliveryType !== 'navigational-prefetch') return;
  fetch(location.pathname, { method: 'HEAD', headers: { [openedHeader]: '1' }, keepalive: true }).catch(
    () => undefined,
  );
};
