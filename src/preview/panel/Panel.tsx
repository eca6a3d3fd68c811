import { type ReactNode, type RefObject, useState } from 'react';
import { isChoice, withoutChoices } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
import { FindingList } from './FindingList.tsx';
import { LookChoice } from './LookChoice.tsx';
import { PageChoice } from './PageChoice.tsx';
import { SchoolChoice } from './SchoolChoice.tsx';
import { SectionList } from './SectionList.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { StateChoice } from './StateChoice.tsx';
import type { FramedPage } from './use-page.ts';
import { VisitorChoice } from './VisitorChoice.tsx';
import type { View } from './view.ts';
import { WidthChoice } from './WidthChoice.tsx';

interface Props {
  readonly page: FramedPage;
  readonly view: View;
  readonly frameWidth: number;
  /** What of the window's own address means nothing. */
  readonly problems: readonly string[];
  readonly setView: (change: Partial<View>) => void;
  readonly onHide: () => void;
  readonly hideButton: RefObject<HTMLButtonElement | null>;
}

/** Everything that can be chosen of a preview, and what became of the page. */
export function Panel({ page, view, frameWidth, problems, setView, onHide, hideButton }: Props) {
  const [open, setOpen] = useState(false);
  const { state, url } = page;
  const facts = state?.facts;
  return (
    <aside className={open ? 'panel open' : 'panel'} aria-label="Preview">
      <header className="head">
        <h1>{facts?.theme ?? 'Preview'}</h1>
        <button type="button" className="only-narrow" aria-expanded={open} onClick={() => setOpen(!open)}>
          Choices
        </button>
        <button type="button" ref={hideButton} onClick={onHide} aria-keyshortcuts="P">
          Hide <kbd>P</kbd>
        </button>
      </header>
      <div className="choices">
        <p className="hint">
          <kbd>P</kbd> hides this panel and brings it back. The address holds all that is chosen: send it as a link, or{' '}
          <a href={url.href} target="_blank" rel="noreferrer">
            open the page alone
          </a>
          .
        </p>
        <ResetButton page={page} />
        <FindingList findings={state?.findings ?? []} problems={problems} />
        <Choices facts={facts} page={page} revision={state?.revision ?? ''}>
          <WidthChoice width={view.width} frameWidth={frameWidth} onChoose={(width) => setView({ width })} />
        </Choices>
      </div>
    </aside>
  );
}

/** Leaves the page with nothing chosen of it. Without anything to undo it stays, and does nothing. */
function ResetButton({ page: { url, go } }: Pick<Props, 'page'>) {
  const isChosen = [...url.searchParams.keys()].some(isChoice);
  const reset = (): void => {
    if (isChosen)
      go((next) => {
        next.search = withoutChoices(next).search;
      }, {});
  };
  return (
    <button type="button" className="reset" aria-disabled={!isChosen} onClick={reset}>
      Reset all choices
    </button>
  );
}

interface ChoicesProps {
  readonly facts: PanelFacts | undefined;
  readonly page: FramedPage;
  readonly revision: string;
  readonly children: ReactNode;
}

function Choices({ facts, page, revision, children }: ChoicesProps) {
  if (!facts)
    return (
      <>
        {children}
        <p className="hint">What else can be chosen is known once a page can be shown.</p>
      </>
    );
  return (
    <>
      <PageChoice facts={facts} go={page.go} />
      <VisitorChoice facts={facts} go={page.go} />
      <SchoolChoice facts={facts} go={page.go} />
      {children}
      <SectionList sections={facts.sections} frame={page.frame} />
      <SourceChoice facts={facts} go={page.go} />
      <LookChoice facts={facts} go={page.go} />
      <StateChoice facts={facts} url={page.url} revision={revision} go={page.go} />
    </>
  );
}
