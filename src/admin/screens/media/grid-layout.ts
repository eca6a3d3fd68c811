/** How tiles lie in a width; lengths in pixels. */
export interface GridLayout {
  readonly columns: number;
  readonly tileWidth: number;
  /** Of the picture. */
  readonly pictureHeight: number;
  /** From one row to the next. */
  readonly rowHeight: number;
  readonly gap: number;
}

const phoneWidth = 520;
const leastTile = 168;
const caption = 28;

/** On a phone three squares beside each other, else as many pictures of 4:3 with a caption as fit. */
export const layGrid = (width: number): GridLayout => {
  const isPhone = width < phoneWidth;
  const gap = isPhone ? 6 : 14;
  const columns = isPhone ? 3 : Math.max(2, Math.floor((width + gap) / (leastTile + gap)));
  const tileWidth = Math.floor((width - gap * (columns - 1)) / columns);
  const pictureHeight = isPhone ? tileWidth : Math.round((tileWidth * 3) / 4);
  return { columns, tileWidth, pictureHeight, rowHeight: pictureHeight + gap + (isPhone ? 0 : caption), gap };
};

/** The tile that a key leads to from another; undefined for keys that lead nowhere. */
export const tileAfter = (key: string, at: number, { columns, count }: { columns: number; count: number }) => {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined || next < 0 || next >= count ? undefined : next;
};
