import type { Browser } from 'playwright';
import { openPhone } from './phone-visit.ts';
import type { Figure } from './result.ts';

interface Click {
  readonly what: string;
  /** What is pressed. */
  readonly press: string;
  /** What can be seen once it has worked, and not before. */
  readonly shows?: string;
  /** Where the browser sets out for once it has worked; either of both will do. */
  readonly goes?: string;
}

const section = (type: string, inner: string): string => `[data-type="${type}"] ${inner}`;
const nextSlide = '[data-carousel-slide]:nth-child(2)[data-current]';

/** What can be pressed on each home page, by its name. */
const clicks: Readonly<Record<string, readonly Click[]>> = {
  gulmohar: [
    { what: 'login chooser', press: section('login-chooser', 'a'), goes: '/login' },
    { what: 'next banner', press: section('banner', '[data-carousel-next]'), shows: nextSlide },
    {
      what: 'next testimonial',
      press: section('testimonials', '[data-row-next]'),
      shows: section('testimonials', '[aria-roledescription="slide"][data-current]:nth-child(2)'),
    },
  ],
  quadrangle: [
    { what: 'menu', press: 'header summary', shows: 'header details[open]' },
    { what: 'next banner', press: section('banner', '[data-carousel-next]'), shows: nextSlide },
    {
      what: 'second facility',
      press: section('facilities', 'details:nth-child(2) summary'),
      shows: section('facilities', 'details:nth-child(2)[open] img'),
    },
    {
      what: 'second testimonial',
      press: section('testimonials', '[data-tabs-list] a:nth-child(2)'),
      shows: section('testimonials', 'div[id]:nth-child(2) > figure'),
    },
  ],
  canopy: [
    { what: 'menu', press: 'header summary', shows: 'header details[open]' },
    { what: 'next banner', press: section('banner', '[data-carousel-next]'), shows: nextSlide },
    {
      what: 'next facilities',
      press: section('facilities', '[data-row-next]'),
      shows: section('facilities', '[data-row-previous][aria-disabled="false"]'),
    },
  ],
  'platform /': [
    { what: 'first theme', press: section('hero', 'button[type="submit"]'), goes: '/create-school-web-page' },
    {
      what: 'second question',
      press: section('faq', 'details:not([open]) summary'),
      shows: section('faq', 'details + details[open]'),
    },
  ],
  'platform /home': [
    {
      what: 'request a demo',
      press: 'main a[data-dialog="demo-request"]',
      shows: 'dialog[open]',
      goes: '/request-demo',
    },
    {
      what: 'second tab',
      press: section('samples', '[data-tabs-list] a:nth-child(2)'),
      shows: section('samples', ':is([data-active], :target):nth-child(2)'),
    },
    {
      what: 'second question',
      press: section('faq', 'details:not([open]) summary'),
      shows: section('faq', 'details + details[open]'),
    },
  ],
};

interface Times {
  /** Of the page, then in ms since. */
  readonly start: number;
  readonly pressed: number;
  readonly worked: number;
}

type Tell = (what: 'pressed' | 'worked', start: number, at: number) => void;

/** Scrolls to what is to be pressed once the page has painted, and presses it in the first frame it can be seen in. */
const pressSoon = ({ press, shows }: { press: string; shows: string | undefined }): void => {
  const tell = (globalThis as unknown as { notifyBench: Tell }).notifyBench;
  const seen = (selector: string): HTMLElement | undefined => {
    const found = document.querySelector<HTMLElement>(selector);
    return found?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? found : undefined;
  };
  let at = 0;
  let near = false;
  const look = (): void => {
    const target = document.querySelector<HTMLElement>(press);
    if (at > 0) {
      if (shows && seen(shows)) {
        tell('worked', performance.timeOrigin, performance.now());
        return;
      }
    } else if (target && performance.getEntriesByName('first-contentful-paint').length > 0) {
      if (!near) target.closest('[data-section]')?.scrollIntoView({ behavior: 'instant' });
      near = true;
      if (seen(press)) {
        target.scrollIntoView({ behavior: 'instant', block: 'center' });
        at = performance.now();
        tell('pressed', performance.timeOrigin, at);
        target.click();
      }
    }
    requestAnimationFrame(look);
  };
  look();
};

const patienceMs = 10_000;

/** Presses something as soon as it is there, on the slow phone. Rejects where it is not there or does nothing. */
const pressOnPhone = async (browser: Browser, url: string, { what, press, shows, goes }: Click): Promise<Times> => {
  const { context, page } = await openPhone(browser, { slow: true });
  try {
    const reported = { start: 0, pressed: 0, worked: 0 };
    const done = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(new Error(`${url}, ${what}: ${reported.pressed ? 'nothing came of the click' : 'nothing to click'}.`)),
        patienceMs,
      );
      const finish = (at: number): void => {
        reported.worked ||= at;
        clearTimeout(timer);
        resolve();
      };
      const tell: Tell = (kind, start, at) => {
        reported.start = start;
        if (kind === 'worked') return finish(at);
        reported.pressed = at;
        page.on('request', (request) => {
          const leaves = request.isNavigationRequest() && new URL(request.url()).pathname === goes;
          if (leaves) finish(Date.now() - start);
        });
      };
      page
        .exposeFunction('notifyBench', tell)
        .then(() => page.addInitScript(pressSoon, { press, shows }))
        .then(() => page.goto(url, { waitUntil: 'commit' }))
        .catch(reject);
    });
    await done;
    return reported;
  } finally {
    await context.close();
  }
};

/** How long a click takes to work that comes as soon as its target can be seen. */
export const phoneClicks = async (browser: Browser, name: string, url: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const click of clicks[name] ?? []) {
    const { pressed, worked } = await pressOnPhone(browser, url, click);
    const of = `click: ${name}, ${click.what}`;
    figures.push(
      { name: `${of}, from the start until it is pressed`, value: pressed, unit: 'ms' },
      { name: `${of}, from then until it has worked`, value: worked - pressed, unit: 'ms', limit: 1000 },
    );
  }
  return figures;
};
