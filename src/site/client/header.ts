/** The readable cookie of a sign-in: it only says what a page offers. */
const signedIn = /(?:^|; )accessiblePaths=/;

/** Marks the page once it is scrolled by more than 50 px, closes an open menu by Escape, and knows who is logged in. */
export const startHeader = (): void => {
  const look = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > 50);
  };
  addEventListener('scroll', look, { passive: true });
  look();
  if (signedIn.test(document.cookie))
    for (const part of document.querySelectorAll<HTMLElement>('[data-visitor]'))
      part.hidden = part.dataset.visitor === 'guest';
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const menu = document.querySelector<HTMLDetailsElement>('header details[open]');
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};
