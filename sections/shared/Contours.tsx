interface Props {
  /** A word, such as the school's key: another word, another hill. */
  readonly seed: string;
  readonly rings?: number;
  readonly className?: string | undefined;
}

const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
};

const around = 14;

type Point = readonly [x: number, y: number];

/** To even numbers: the middle between two of them is a whole one, and a curve that goes on by itself goes right. */
const toEven = (value: number): number => 2 * Math.round(value / 2);

/** A step, in as few letters as SVG needs: a minus parts two numbers as well as a space does. */
const stepOf = ([fromX, fromY]: Point, [x, y]: Point): string => {
  const [right, down] = [x - fromX, y - fromY];
  return down < 0 ? `${right}${down}` : `${right} ${down}`;
};

/** A closed curve through the middles between its points; after the first one each curve goes on smoothly (`t`). */
const ring = (hash: number, radius: number): string => {
  const a = (hash % 97) / 15;
  const b = (hash % 61) / 9;
  const points = Array.from({ length: around }, (_, index): Point => {
    const turn = (index / around) * Math.PI * 2;
    const swell = 1 + 0.16 * Math.sin(turn * 2 + a) + 0.09 * Math.sin(turn * 3 + b + radius / 90);
    const across = Math.cos(turn) * radius * swell;
    return [toEven(200 + across), toEven(200 + Math.sin(turn) * radius * swell * 0.82)];
  });
  const pointAt = (index: number): Point => points[index % around] ?? [200, 200];
  const middle = (index: number): Point => {
    const [[x, y], [nextX, nextY]] = [pointAt(index), pointAt(index + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  const start = middle(around - 1);
  const steps = points.slice(1).map((_, index) => stepOf(middle(index), middle(index + 1)));
  const first = `q${stepOf(start, pointAt(0))} ${stepOf(start, middle(0))}`;
  return `M${start.join(' ')}${first}t${steps.join(' ').replaceAll(' -', '-')}z`;
};

/** The lines of a hill on a walker's map. They decorate. */
export function Contours({ seed, rings = 9, className }: Props) {
  const hash = hashOf(seed);
  return (
    <svg
      viewBox="0 0 400 400"
      className={className}
      fill="none"
      stroke="currentColor"
      overflow="visible"
      aria-hidden="true"
    >
      {Array.from({ length: rings }, (_, index) => {
        const d = ring(hash, 18 + index * 21);
        return <path key={d} d={d} />;
      })}
    </svg>
  );
}
