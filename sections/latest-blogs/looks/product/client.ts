/** A press on an article's title opens it and closes the one that was open. */
export const start = (cards: HTMLElement): void => {
  const buttons = [...cards.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')];
  const open = (chosen: HTMLButtonElement): void => {
    for (const button of buttons) {
      button.ariaExpanded = String(button === chosen);
      button.closest('article')?.toggleAttribute('data-active', button === chosen);
    }
  };
  for (const button of buttons) button.addEventListener('click', () => open(button));
};
