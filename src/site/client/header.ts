/** Marks the page once it is scrolled by more than 50 px, and closes an open menu by Escape. */
export const startHeader = (): void => {
  const look = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > 50);
  };
  addEventListener('scroll', look, { passive: true });
  look();
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const menu = document.querySelector<HTMLDetailsElement>('header details[open]');
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};
