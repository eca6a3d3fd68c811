import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bunting, Kites, Petals } from '#sections/birthday-students/looks/standard/decorations.tsx';
import { Flower } from '#sections/shared/Flower.tsx';
import * as icons from '#sections/shared/icons.tsx';
import * as lineIcons from '#sections/shared/line-icons.tsx';
import { Skyline } from '#sections/site-footer/looks/skyline/Skyline.tsx';

/** Drawings that are the same on every page, whatever the section shows. */
const components: Readonly<Record<string, FunctionComponent>> = {
  ...icons,
  ...lineIcons,
  Bunting,
  Flower,
  Kites,
  Petals,
  Skyline,
};

/** A shorter one takes no more room than the link to it. */
const leastChars = 160;

const nameOf = (component: string): string =>
  component.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** What stands inside each drawing's `svg` element, by its name. */
export const buildDrawings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(components)
      .map(([name, component]) => {
        const [, inner = ''] = /^<svg\b[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(component))) ?? [];
        return [nameOf(name), inner] as const;
      })
      .filter(([, inner]) => inner.length >= leastChars),
  );
