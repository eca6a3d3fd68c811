// The page's own loader comes first: a blank page has none of its own, and gets its sections later.
import '#site/client/loader.ts';
import { eventsPath, type PageState, stateId } from '#preview/shared/protocol.ts';
import { createOverlay } from './overlay.ts';
import { keepChoicesInLinks, listenForPanelKey, notifyPanel } from './panel-link.ts';
import { swapPage } from './swap-page.ts';

/** Follows the preview's revisions: requests the same page again, and replaces what changed. */
const stateOf = (page: Document): PageState | undefined => {
  const text = page.getElementById(stateId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
};

const overlay = createOverlay();
let shown = stateOf(document) ?? { revision: '', body: '', findings: [] };
let wanted = shown.revision;
let busy = false;

const fetchPage = async (): Promise<Document> => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
};

const update = async (): Promise<void> => {
  if (busy) return;
  busy = true;
  try {
    while (shown.revision !== wanted) {
      const requested = wanted;
      const page = await fetchPage();
      const state = stateOf(page);
      // A page that failed has no body to show: the last good one stays, under its findings.
      if (state?.body) swapPage(page, state.body !== shown.body);
      shown = { ...state, revision: requested, body: state?.body || shown.body, findings: state?.findings ?? [] };
      overlay.show(shown.findings);
      notifyPanel(shown);
    }
  } finally {
    busy = false;
  }
};

const events = new EventSource(eventsPath);
events.addEventListener('revision', ({ data }: MessageEvent<string>) => {
  overlay.setOnline(true);
  wanted = data;
  // The server ends in the middle: the stream is reopened when it is back, and sends its revision.
  update().catch(() => overlay.setOnline(false));
});
events.addEventListener('error', () => overlay.setOnline(false));
overlay.show(shown.findings);
keepChoicesInLinks();
listenForPanelKey();
notifyPanel(shown);
