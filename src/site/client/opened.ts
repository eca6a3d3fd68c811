import { openedHeader } from '#schemas/opened-page.ts';

/** Says that a page is opened which the browser had fetched ahead: nothing else tells the server. */
fetch(location.pathname, { method: 'HEAD', headers: { [openedHeader]: '1' }, keepalive: true }).catch(() => undefined);
