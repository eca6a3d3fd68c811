import type { CheckContext } from '../rule.ts';

/** Reports each circle of aliases once, at its first token. What leads into one from outside is none of it. */
export const reportCircles = ({ tokens, report }: CheckContext): void => {
  const inCircle = new Set<string>();
  for (const [first, { path, alias }] of tokens) {
    if (inCircle.has(first)) continue;
    const way = [first];
    let next = alias;
    while (next !== undefined && !way.includes(next)) {
      way.push(next);
      next = tokens.get(next)?.alias;
    }
    if (next !== first) continue;
    for (const name of way) inCircle.add(name);
    const message = `The alias leads round in a circle: ${[...way, first].join(' → ')}.`;
    report({ path: [...path, '$value'], message, actual: `{${alias}}` });
  }
};
