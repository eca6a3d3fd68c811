// These functions are sent to the page as text: each uses nothing from outside itself.

/** What a page says of itself. */
export interface Measured {
  readonly headings: number;
  /** The keys of the visible sections, in their order. */
  readonly sections: readonly string[];
  /** Pixels that the page can be scrolled sideways. */
  readonly sideways: number;
  /** What stands out of the right or left edge, innermost ones. */
  readonly wide: readonly string[];
  readonly shift: number;
  readonly shifted: readonly string[];
}

interface Watched {
  readonly shifts: { readonly value: number; readonly elements: readonly string[] }[];
  take(): void;
}

type WatchedWindow = typeof globalThis & { schoolyardWatch: Watched };

/** Runs before anything of a page does: notes what moves by itself, and says breaches of the content policy. */
export const watchPage = (): void => {
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly sources?: readonly { readonly node: Node | null }[];
  };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
    const name = element.localName + [...element.classList].map((one) => `.${one}`).join('');
    return section && !element.matches('[data-section]') ? `${name} in ${section}` : (section ?? name);
  };
  const watched: Watched = {
    shifts: [],
    take() {
      note(observer.takeRecords());
    },
  };
  const note = (entries: PerformanceEntryList): void => {
    // For half a second after another width Chromium would excuse what moves as something the visitor asked for.
    for (const { value, sources = [] } of entries as Shift[])
      watched.shifts.push({ value, elements: sources.map(({ node }) => nameOf(node)) });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  (globalThis as WatchedWindow).schoolyardWatch = watched;
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`Against the content policy: ${violatedDirective} ${blockedURI}`),
  );
};

/**
 * Puts another state into the open page: its body and style, its attributes, and the loader as if the page were new.
 * The style is a constructed one, since the policy names the hash of the style that came with the document.
 */
export const swapPage = async ({ path, turn }: { readonly path: string; readonly turn: number }): Promise<void> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  let style = '';
  // Taken out first: a style element that is parsed is measured by the policy too.
  const html = (await answer.text()).replace(/<style>([\s\S]*?)<\/style>/, (_, text: string) => {
    style = text;
    return '';
  });
  const next = new DOMParser().parseFromString(html, 'text/html');
  history.replaceState(null, '', path);
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) if (!next.documentElement.hasAttribute(name)) root.removeAttribute(name);
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  document.title = next.title;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  document.head.querySelector('style')?.remove();
  // A page that is loaded asks for its fonts before its body; one that is not there has no letters to load.
  const text = next.body.textContent ?? '';
  const families = new Set([...document.fonts].map(({ family }) => family));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em ${family}`, text)));
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  document.body.replaceChildren(...next.body.childNodes);

  const watched = (globalThis as WatchedWindow).schoolyardWatch;
  watched.take();
  watched.shifts.length = 0;
  const source = next.head.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src');
  if (!source) return;
  // The same address would be the same module, which runs once.
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${source}?${turn}`;
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} does not load.`));
    document.head.append(script);
  });
  script.remove();
};

/**
 * Lays out what a page leaves for later, and waits until fonts and the pictures that are being fetched are there, and
 * what they moved is drawn; at most 5 s.
 */
export const settle = async (): Promise<void> => {
  delete document.documentElement.dataset.layout;
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const images = async (): Promise<void> => {
    const near = [...document.images].filter((image) => {
      if (image.complete || !image.checkVisibility()) return false;
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    });
    // One that fails is in the console.
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  };
  const ready = async (): Promise<void> => {
    await frame();
    await document.fonts.ready;
    await images();
    await frame();
  };
  await Promise.race([ready(), new Promise((late) => setTimeout(late, 5000))]);
};

/** Closes what has opened by itself because the page was at rest for long: it would stand before all else. */
export const closeDialogs = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
};

/** Scrolls through the first `depth` pixels of the page and back: what loads late has loaded afterwards. */
export const readThrough = async (depth: number): Promise<void> => {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const end = Math.min(depth, document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
};

/** Scrolls down to `top`, or as far as the page goes; gives where the window then begins. */
export const scrollDown = (top: number): number => {
  scrollTo({ top, behavior: 'instant' });
  return scrollY;
};

/** Measures the page as it stands. */
export const measurePage = (): Measured => {
  const root = document.documentElement;
  const nameOf = (element: Element): string => {
    const name = element.localName + [...element.classList].map((one) => `.${one}`).join('');
    const section = element.closest<HTMLElement>('[data-section]')?.dataset.section;
    return section ? `${name} in ${section}` : name;
  };
  scrollTo({ left: 10_000, behavior: 'instant' });
  const sideways = Math.max(Math.abs(scrollX), root.scrollWidth - root.clientWidth);
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const wide: string[] = [];
  if (sideways > 0) {
    const scrolls = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (right <= innerWidth + 0.5 && left >= -0.5)) return false;
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (scrolls(up)) return false;
      return true;
    });
    const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    wide.push(...new Set(innermost.map(nameOf)));
  }
  const { schoolyardWatch: watched } = globalThis as WatchedWindow;
  watched.take();
  return {
    headings: document.querySelectorAll('h1').length,
    sections: [...document.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section ?? ''),
    sideways,
    wide: wide.slice(0, 5),
    shift: watched.shifts.reduce((sum, { value }) => sum + value, 0),
    shifted: [...new Set(watched.shifts.flatMap(({ elements }) => elements))].slice(0, 5),
  };
};

/** How tall the page is, and where these sections start and end: all of the page, where none of them stands. */
export const measureFocus = (keys: readonly string[]): { full: number; top: number; bottom: number } => {
  const full = document.documentElement.scrollHeight;
  const boxes = keys.flatMap((key) => {
    const box = document.querySelector(`[data-section="${CSS.escape(key)}"]`)?.getBoundingClientRect();
    return box && box.height > 0 ? [box] : [];
  });
  if (boxes.length === 0) return { full, top: 0, bottom: full };
  return {
    full,
    top: Math.min(...boxes.map((box) => box.top)) + scrollY,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + scrollY,
  };
};
