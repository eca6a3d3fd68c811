const names = [
  'status',
  'album',
  'facts',
  'strip',
  'ornament',
  'again',
  'position',
  'zoom-in',
  'zoom-out',
  'download',
  'file',
  'view',
  'start',
  'play',
  'note',
  'broken',
  'previous',
  'title',
  'next',
] as const;

type PartName = (typeof names)[number];

/** The elements of the dialog that its script fills, by the name in `data-box-<name>`. */
export const boxParts = (dialog: HTMLElement): Readonly<Record<PartName, HTMLElement>> => {
  const find = (name: PartName): [PartName, HTMLElement] => {
    const element = dialog.querySelector<HTMLElement>(`[data-box-${name}]`);
    if (!element) throw new Error(`The dialog has no "${name}".`);
    return [name, element];
  };
  return Object.fromEntries(names.map(find)) as Record<PartName, HTMLElement>;
};
