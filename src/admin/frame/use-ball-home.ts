import { type RefObject, useEffect, useRef } from 'react';

const runMs = 480;

/** Lets the ball run from the button into the mark, once, when the last change has gone live. */
export const useBallHome = (
  count: number | undefined,
  { from, to }: { readonly from: RefObject<HTMLElement | null>; readonly to: RefObject<HTMLElement | null> },
): void => {
  const before = useRef(count);
  useEffect(() => {
    const isHome = count === 0 && (before.current ?? 0) > 0;
    before.current = count;
    if (isHome && from.current && to.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      run(from.current.getBoundingClientRect(), to.current.getBoundingClientRect());
  }, [count, from, to]);
};

const size = 10;

const run = (start: DOMRect, end: DOMRect): void => {
  if (end.width === 0) return;
  const ball = document.createElement('span');
  ball.setAttribute('aria-hidden', 'true');
  Object.assign(ball.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    zIndex: '5',
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    borderRadius: '50%',
    background: 'var(--spark)',
    boxShadow: '0 0 0 1px var(--spark-ring)',
    pointerEvents: 'none',
  });
  document.body.append(ball);
  const at = (x: number, y: number) => ({ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` });
  const [startX, startY] = [start.left + 20, start.top + start.height / 2];
  const [endX, endY] = [end.left + end.width / 2, end.top + end.height * 0.4];
  const path = [at(startX, startY), at((startX + endX) / 2, Math.min(startY, endY) - size), at(endX, endY)];
  const { finished } = ball.animate(path, { duration: runMs, easing: 'cubic-bezier(.2,.7,.2,1)' });
  void finished.finally(() => ball.remove());
};
