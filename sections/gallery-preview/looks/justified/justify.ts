/** What a row may hold: the sum of its shapes, width by height. */
const full = 4.4;
/** A last row that is emptier than this is not stretched to the edge. */
const enough = 0.62;

/**
 * Lays shapes (width by height) into rows of one height each. Each comes back with its share of its row's width and
 * how many stand there with it, so that a style sheet can give it its exact room between the gaps.
 */
export const justify = (ratios: readonly number[]): { readonly share: number; readonly count: number }[] => {
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const rows = Math.max(1, Math.round(total / full));
  const goal = total / rows;
  const lines: number[][] = [[]];
  let before = 0;
  for (const ratio of ratios) {
    const line = lines.at(-1);
    // The row ends where its middle shape would lie beyond the row's share of the whole.
    if (line && line.length > 0 && lines.length < rows && before + ratio / 2 > goal * lines.length) lines.push([ratio]);
    else line?.push(ratio);
    before += ratio;
  }
  return lines.flatMap((line) => {
    const sum = line.reduce((all, ratio) => all + ratio, 0);
    const width = sum < full * enough ? full : sum;
    return line.map((ratio) => ({ share: Math.round((ratio / width) * 10000) / 10000, count: line.length }));
  });
};
