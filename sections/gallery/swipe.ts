/** How far a finger goes, in pixels, before it means the next picture. */
const enough = 48;

/** Calls back with the way a finger went: -1 to the left, 1 to the right. A mouse does not swipe. */
export const onSwipe = (element: HTMLElement, run: (way: -1 | 1) => void): void => {
  let from: PointerEvent | undefined;
  element.addEventListener('pointerdown', (event) => {
    from = event.pointerType !== 'mouse' && event.isPrimary ? event : undefined;
  });
  element.addEventListener('pointercancel', () => {
    from = undefined;
  });
  element.addEventListener('pointerup', (event) => {
    if (!from || !event.isPrimary || (visualViewport?.scale ?? 1) > 1.05) return;
    const across = event.clientX - from.clientX;
    const down = event.clientY - from.clientY;
    from = undefined;
    if (Math.abs(across) > enough && Math.abs(across) > 1.5 * Math.abs(down)) run(across < 0 ? -1 : 1);
  });
};
