import type { RefObject } from 'react';
import type { SectionFacts } from '#preview/shared/protocol.ts';

interface Props {
  readonly sections: readonly SectionFacts[];
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Every section of the page, shown or hidden, with the reason. */
export function SectionList({ sections, frame }: Props) {
  const hidden = sections.filter(({ shown }) => !shown).length;
  return (
    <section>
      <h2>On this page</h2>
      <p className="hint">
        {sections.length - hidden} shown, {hidden} hidden
      </p>
      <ol className="sections">
        {sections.map((section) => (
          <li key={section.key} className={section.shown ? 'shown' : 'not-shown'}>
            {section.shown ? (
              <button type="button" onClick={() => frame.current && showSection(frame.current, section.key)}>
                <SectionText section={section} />
              </button>
            ) : (
              <p>
                <SectionText section={section} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SectionText({ section }: { readonly section: SectionFacts }) {
  return (
    <>
      <span className="type">{section.type}</span>
      <span className="key">{section.key}</span>
      {!section.shown && <span className="tag">hidden</span>}
      {section.reason !== undefined && <span className="reason">{section.reason}</span>}
    </>
  );
}

const markMs = 1200;

/** Scrolls the page to a section, and marks it for a moment. */
const showSection = (frame: HTMLIFrameElement, key: string): void => {
  const section = frame.contentDocument?.querySelector(`[data-section="${CSS.escape(key)}"]`);
  if (!section) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  section.animate(
    [
      { outline: '4px solid #2f5bd0', outlineOffset: '-4px' },
      { outline: '4px solid transparent', outlineOffset: '-4px' },
    ],
    { duration: markMs, easing: 'ease-in' },
  );
};
