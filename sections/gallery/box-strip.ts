interface Strip {
  /** Fills it with small pictures that lead to these; it stays empty for one alone. */
  fill(items: readonly HTMLAnchorElement[]): void;
  /** Marks the one that is shown. */
  mark(item: HTMLAnchorElement): void;
}

/** The small pictures of all that can be shown; calls back with the one that is pressed. */
export const createStrip = (list: HTMLElement, choose: (item: HTMLAnchorElement) => void): Strip => {
  const buttons = new Map<HTMLAnchorElement, HTMLButtonElement>();

  const buttonOf = (item: HTMLAnchorElement): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaLabel = item.ariaLabel;
    const picture = item.querySelector('picture')?.cloneNode(true);
    const image = picture instanceof HTMLElement ? picture.querySelector('img') : null;
    if (picture && image) {
      image.removeAttribute('class');
      image.nextElementSibling?.remove();
      image.sizes = '96px';
      for (const source of picture instanceof HTMLElement ? picture.querySelectorAll('source') : [])
        source.sizes = '96px';
      button.append(picture);
    }
    button.addEventListener('click', () => choose(item));
    return button;
  };
  return {
    fill(items) {
      buttons.clear();
      for (const item of items.length > 1 ? items : []) buttons.set(item, buttonOf(item));
      list.replaceChildren(
        ...[...buttons.values()].map((button) => {
          const place = document.createElement('li');
          place.append(button);
          return place;
        }),
      );
      list.hidden = buttons.size === 0;
    },
    mark(item) {
      for (const [one, button] of buttons) button.ariaCurrent = one === item ? 'true' : null;
      buttons.get(item)?.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
  };
};
