import { useCallback, useEffect, useRef, useState } from 'react';
import { isTyping } from '#preview/client/typing.ts';
import { panelKey } from '#preview/shared/protocol.ts';
import { windowAddress } from './addresses.ts';
import { Panel } from './Panel.tsx';
import { usePage } from './use-page.ts';
import { firstPage, useView } from './use-view.ts';

/** The panel, and next to it the page in a frame: a viewport of its own, with nothing of the panel in it. */
export function PreviewWindow() {
  const { view, problems, setView } = useView();
  const [first] = useState(firstPage);
  const [frameWidth, setFrameWidth] = useState(0);
  const hideButton = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState(false);
  const toggle = useCallback(() => {
    setMoved(true);
    setView({ panel: !view.panel });
  }, [setView, view.panel]);
  const page = usePage(first, toggle);
  const { frame, url } = page;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== panelKey || isTyping(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggle]);

  // Whoever hides the panel, or brings it back, goes on from there by keyboard.
  useEffect(() => {
    if (!moved) return;
    if (view.panel) hideButton.current?.focus();
    else frame.current?.focus();
  }, [moved, view.panel, frame]);

  useEffect(() => {
    const address = windowAddress(url, view);
    if (address.href !== location.href) history.replaceState(null, '', address);
  }, [url, view]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setFrameWidth(Math.round(entry.contentRect.width)));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);

  const width = view.width === 'full' ? undefined : view.width;
  return (
    <div className={view.panel ? 'window with-panel' : 'window'}>
      {view.panel && (
        <Panel
          page={page}
          view={view}
          frameWidth={frameWidth}
          problems={problems}
          setView={setView}
          onHide={toggle}
          hideButton={hideButton}
        />
      )}
      <main className={width === undefined ? 'stage' : 'stage narrowed'}>
        <iframe ref={frame} title="The page" src={first.href} style={{ width }} onLoad={page.onLoad} />
      </main>
    </div>
  );
}
