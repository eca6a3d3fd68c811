import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageState, PanelFacts, PanelMessage } from '#preview/shared/protocol.ts';

export interface FramedPage {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly url: URL;
  /** Undefined until the first page has said what it is. */
  readonly state: PageState | undefined;
  /**
   * Goes to the page's address as it is changed. `expected` is what the page will say of itself: controls show it until
   * then. Scrolls back to where it was, where the path stays.
   */
  go(change: (url: URL) => void, expected: Partial<PanelFacts>): void;
  /** For the frame. */
  onLoad(): void;
}

/**
 * The page in the frame: what it says of itself, and where it is. It is the page that has the last word on its address.
 */
export const usePage = (initial: URL, onToggle: () => void): FramedPage => {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef<{ readonly path: string; readonly top: number }>(undefined);
  const [url, setUrl] = useState(initial);
  const [state, setState] = useState<PageState>();

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<PanelMessage>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'schoolyard-preview-toggle') onToggle();
      // A page that cannot be made says nothing of itself: what was known before stays.
      else if (data.type === 'schoolyard-preview-page')
        setState((last) => (data.state.facts || !last?.facts ? data.state : { ...data.state, facts: last.facts }));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onToggle]);

  const follow = (): void => {
    const page = frame.current?.contentWindow;
    // A page of another origin has no document for us, and no address.
    if (page && frame.current?.contentDocument) setUrl(new URL(page.location.href));
  };
  return {
    frame,
    url,
    state,
    go(change, expected) {
      const page = frame.current?.contentWindow;
      if (!page) return;
      const next = new URL(url);
      change(next);
      next.hash = '';
      if (next.pathname === url.pathname) scroll.current = { path: next.pathname, top: page.scrollY };
      setState((last) => (last?.facts ? { ...last, facts: { ...last.facts, ...expected } } : last));
      page.location.assign(next);
    },
    onLoad() {
      follow();
      const page = frame.current?.contentWindow;
      page?.addEventListener('hashchange', follow);
      const { path, top } = scroll.current ?? {};
      scroll.current = undefined;
      if (page && top !== undefined && path === page.location.pathname) page.scrollTo({ top, behavior: 'instant' });
    },
  };
};
