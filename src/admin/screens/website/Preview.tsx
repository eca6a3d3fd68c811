import { useEffect, useRef, useState } from 'react';
import { type FrameMarks, type MarkedSection, markFrame } from './frame-marks.ts';
import type { DrawnPage } from './page-maker.ts';
import { showPage } from './show-page.ts';
import classes from './website.module.css';

export type Device = 'phone' | 'tablet' | 'desktop';

/** As wide as their screens, in CSS pixels. */
const deviceWidths: Readonly<Record<Device, number>> = { phone: 390, tablet: 768, desktop: 1280 };

interface Props {
  /** The page as visitors see it: what the frame loads once. */
  readonly address: string;
  /** What the frame is called. */
  readonly title: string;
  readonly drawn: DrawnPage | undefined;
  readonly device: Device;
  /** The section that is open. */
  readonly chosen: MarkedSection | undefined;
  /** A section was pressed. */
  readonly onChoose?: (key: string) => void;
  /** Esc was pressed in the page. */
  readonly onEscape?: () => void;
}

/** The page in a frame as wide as a device, made smaller to fit; it shows each change without being loaded again. */
export const Preview = ({ address, title, drawn, device, chosen, onChoose, onEscape }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<{ readonly document: Document; readonly marks: FrameMarks }>();
  const size = useSize(stage);
  const scale = Math.min(1, (size.width || 1) / deviceWidths[device]);

  const told = useRef({ onChoose, onEscape });
  told.current = { onChoose, onEscape };
  const take = (): void => {
    const { contentDocument } = frame.current ?? {};
    if (!contentDocument) return;
    contentDocument.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') told.current.onEscape?.();
    });
    const marks = markFrame(contentDocument, (key) => told.current.onChoose?.(key));
    setPage({ document: contentDocument, marks });
  };

  useLatest(drawn, page?.document, () => page?.marks.refresh());
  useEffect(() => {
    page?.marks.mark(chosen);
  }, [page, chosen]);

  return (
    <div className={classes.stage} ref={stage}>
      <div
        className={classes.device}
        data-device={device}
        style={{ inlineSize: deviceWidths[device] * scale, blockSize: size.height }}
      >
        <iframe
          ref={frame}
          title={title}
          src={`${address}?still=1`}
          onLoad={take}
          style={{
            inlineSize: deviceWidths[device],
            blockSize: size.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </div>
  );
};

/** Shows the last of the pages that were drawn, one after the other. */
const useLatest = (drawn: DrawnPage | undefined, document: Document | undefined, shown: () => void): void => {
  const last = useRef<DrawnPage>(undefined);
  const line = useRef(Promise.resolve());
  const after = useRef(shown);
  after.current = shown;
  useEffect(() => {
    last.current = drawn;
    if (!drawn || !document) return;
    line.current = line.current.then(async () => {
      if (last.current !== drawn) return;
      await showPage(document, drawn);
      after.current();
    });
  }, [drawn, document]);
};

const useSize = (element: React.RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
